import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Place, Question } from './learner.ts'
import { laidOverMark, picturesOf, stillMark } from './still-spans.ts'

/* Entry of the thread that learns marks: every message is a question about a place. */
const port = parentPort as MessagePort

const ANSWERS = {
  laidOver: (place: Place) => laidOverMark(picturesOf(place), place.room),
  still: (place: Place) => stillMark(picturesOf(place), place.view, place.region),
}

port.on('message', ({ about, place }: Question) => port.postMessage(ANSWERS[about](place)))
