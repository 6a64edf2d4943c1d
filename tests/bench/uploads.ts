/**
 * `npm run bench:uploads`: how fast a large file arrives over the upload protocol, when it's ready to use,
 * and how much memory the server takes while receiving one file, and eight.
 */
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '../../src/contract/contract.ts'
import { MEBIBYTE, UPLOAD_MAX_BYTES } from '../../src/contract/limits.ts'
import { makeVideo } from '../support/media-files.ts'
import { tusSender } from '../support/tus.ts'
import { describeMachine } from './machine.ts'
import { cpuMs, median, memoryMib } from './process-usage.ts'
import { type BenchProduct, withProduct } from './product.ts'

const SAMPLE_MS = 20
const LOOK_AGAIN_MS = 100
const ROUNDS = 3
const PARALLEL = 8
const SMALL_BYTES = 50 * MEBIBYTE

/** A real video, enlarged by a box that players skip. */
async function* videoOf(sizeBytes: number): AsyncGenerator<Buffer> {
  const video = await makeVideo()
  const box = Buffer.alloc(8)
  box.writeUInt32BE(sizeBytes - video.length)
  box.write('free', 4, 'latin1')
  yield Buffer.concat([video, box])
  const piece = Buffer.alloc(MEBIBYTE)
  for (let left = sizeBytes - video.length - box.length; left > 0; left -= piece.length) {
    yield left < piece.length ? piece.subarray(0, left) : piece
  }
}

async function upload({ baseUrl, token }: BenchProduct, sizeBytes: number) {
  const sender = tusSender({ baseUrl }, token)
  const file = { fileName: 'large.mp4', bytes: Buffer.alloc(0), declaredBytes: sizeBytes }
  const path = (await sender.create(file)).headers.get('location') ?? ''
  const startedAt = performance.now()
  const patch = request(new URL(path, baseUrl), {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      authorization: token,
      'upload-offset': '0',
      'content-length': sizeBytes,
      'content-type': 'application/offset+octet-stream',
    },
  })
  const answered = new Promise<number>((resolve, reject) => {
    patch.once('error', reject)
    patch.once('response', (response) => resolve(response.resume().statusCode ?? 0))
  })
  await pipeline(Readable.from(videoOf(sizeBytes)), patch)
  const sentSeconds = (performance.now() - startedAt) / 1000
  if ((await answered) !== 204) throw new Error('the upload was not taken')
  const uploadId = path.split('/').at(-1) ?? ''
  await becomeReady(baseUrl, token, uploadId)
  const readySeconds = (performance.now() - startedAt) / 1000
  await sender.request('DELETE', path, {})
  return { sentSeconds, readySeconds }
}

async function becomeReady(baseUrl: string, token: string, uploadId: string): Promise<void> {
  const path = contract.uploads.detail.path.replace('{uploadId}', uploadId)
  for (;;) {
    const reply = await fetch(baseUrl + path, { headers: { authorization: token } })
    const { data }: { data: { status: string } } = await reply.json()
    if (data.status === 'ready') return
    if (data.status === 'refused') throw new Error('the upload was refused')
    await pause(LOOK_AGAIN_MS)
  }
}

async function measure(product: BenchProduct, what: string, count: number, sizeBytes: number) {
  const pid = product.process.pid
  if (pid === undefined) throw new Error('the server has no process')
  const before = { memory: await memoryMib(pid), cpu: await cpuMs(pid) }
  let peak = before.memory
  const sampling = setInterval(async () => {
    peak = Math.max(peak, await memoryMib(pid))
  }, SAMPLE_MS)
  const uploads = await Promise.all(Array.from({ length: count }, () => upload(product, sizeBytes)))
  clearInterval(sampling)
  const megabytes = (count * sizeBytes) / 1e6
  return {
    what,
    'MB/s': Math.round(megabytes / Math.max(...uploads.map((one) => one.sentSeconds))),
    'ready after s': Number(Math.max(...uploads.map((one) => one.readySeconds)).toFixed(1)),
    'CPU ms per MB': Number((((await cpuMs(pid)) - before.cpu) / megabytes).toFixed(1)),
    'memory before MiB': Math.round(before.memory),
    'growth MiB': Math.round(peak - before.memory),
  }
}

await withProduct(async (product) => {
  await upload(product, SMALL_BYTES)
  const rows = [await measure(product, 'one of 50 MiB', 1, SMALL_BYTES)]
  const large = []
  for (let round = 0; round < ROUNDS; round++) {
    large.push(await measure(product, 'one of 500 MiB', 1, UPLOAD_MAX_BYTES))
  }
  const middle = median(large.map((row) => row['MB/s']))
  rows.push(...large.filter((row) => row['MB/s'] === middle).slice(0, 1))
  rows.push(await measure(product, `${PARALLEL} of 500 MiB`, PARALLEL, UPLOAD_MAX_BYTES))
  console.log(`${describeMachine()}; median of ${ROUNDS} rounds for one of 500 MiB`)
  console.table(rows)
})
