import { parentPort } from 'node:worker_threads'
import type { Question } from './learner.ts'
import type { Place } from './place.ts'
import { fadedMark, laidOverMark, localRect, picturesOf, stillMark } from './still-spans.ts'

/* Entry of the thread that learns marks: each message is a question about a place; the last one isn't a question. */
const port = parentPort!

const ANSWERS = {
  laidOver: (place: Place) =>
    laidOverMark(picturesOf(place), place.regionMask, localRect(place.region, place.view.rect)),
  faded: fadedMark,
  still: (place: Place) => stillMark(picturesOf(place), place),
}

port.on('message', (question: Question | null) => {
  if (!question) return port.close()
  port.postMessage(ANSWERS[question.about](question.place))
})
