import { access, constants, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { WatermarkRefusal } from './refusal.ts'
import { containerFor } from './video/container.ts'

/** Checks before any work that the result can be written at the end. */
export async function checkOut(file: string, out: string): Promise<void> {
  containerFor(out)
  const folder = dirname(out)
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isWritable) refuse('The folder for the result does not exist or cannot be written to.')
  const [there, own] = await Promise.all([realpath(out).catch(() => null), realpath(file)])
  if (there === own) refuse('The result would replace the video itself; give it another name.')
  if (there && (await stat(there)).isDirectory())
    refuse('The result is a folder; name a file in it.')
}

function refuse(message: string): never {
  throw new WatermarkRefusal('out_unusable', message)
}
