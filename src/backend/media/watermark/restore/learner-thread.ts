import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Place } from './learner.ts'
import { laidOverMark, picturesOf } from './still-spans.ts'

/* Entry of the thread that learns what is laid over the picture: every message is a place. */
const port = parentPort as MessagePort

port.on('message', (place: Place) => port.postMessage(laidOverMark(picturesOf(place), place.room)))
