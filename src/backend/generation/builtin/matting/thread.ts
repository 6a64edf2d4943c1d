import { rename } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { IMAGE_MAX_PIXELS } from '../../../../contract/limits.ts'
import { NETWORK_EDGE, openNetwork } from './network.ts'

/** The computing thread; the process's main thread stays free to receive its shutdown. */
const network = openNetwork()

/** Writes how much of each pixel is object as a gray PNG, in the square the network returns. */
async function cut({ picture, matte }: { picture: string; matte: string }): Promise<void> {
  const rgb = await sharp(picture, { limitInputPixels: IMAGE_MAX_PIXELS })
    .autoOrient()
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(NETWORK_EDGE, NETWORK_EDGE, { fit: 'fill' })
    .raw()
    .toBuffer()
  const alpha = await (await network)(rgb)
  const raw = { width: NETWORK_EDGE, height: NETWORK_EDGE, channels: 1 } as const
  await sharp(alpha, { raw }).png().toFile(`${matte}.part`)
  await rename(`${matte}.part`, matte)
}

parentPort?.on('message', (task) => {
  cut(task).then(
    () => parentPort?.postMessage({ isDone: true }),
    (error) => parentPort?.postMessage({ isDone: false, reason: String(error) }),
  )
})
