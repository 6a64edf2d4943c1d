import { createHash } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalFile } from '../../../src/backend/generation/provider.ts'
import { OWN_FILES, type OwnFiles } from '../../../src/backend/generation/providers/own-files.ts'
import { present } from '../present.ts'
import { temporaryFolder } from '../temporary-folder.ts'

/** Converts each file once into a form that services accept, as the product does; later calls reuse it. */
export async function createOwnFilesOnce(): Promise<OwnFiles> {
  const folder = await temporaryFolder('own-files')

  function once<Result>(make: (file: LocalFile, workDir: string, fps: number) => Promise<Result>) {
    const made = new Map<string, Promise<Result>>()
    return async (file: LocalFile, fps = 0): Promise<Result> => {
      const key = `${fps} ${createHash('sha256')
        .update(await readFile(file.path))
        .digest('hex')}`
      const result = made.get(key) ?? make(file, await mkdtemp(join(folder, 'one-')), fps)
      made.set(key, result)
      return result
    }
  }

  const film = once(OWN_FILES.film)
  const voice = once(OWN_FILES.voice)
  const byParts = once((video, workDir) => OWN_FILES.soundByParts({ video, workDir }, undefined))
  const whole = once((video, workDir) => OWN_FILES.wholeSound({ video, workDir }, undefined))
  return {
    film: (file, _, fps) => film(file, fps),
    voice: (file) => voice(file),
    soundByParts: ({ video }) => byParts(present(video)),
    wholeSound: ({ video }) => whole(present(video)),
  }
}
