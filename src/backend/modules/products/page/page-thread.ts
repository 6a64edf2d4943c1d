import { parentPort, workerData } from 'node:worker_threads'
import { readPage } from './read-page.ts'

/** The thread that reads one page: what a page does to its reader ends with it. */
const { bytes, contentType, url } = workerData
parentPort?.postMessage(readPage(Buffer.from(bytes), { contentType, url: new URL(url) }))
