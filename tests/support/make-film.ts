import { makeOutputs } from '../../src/backend/generation/builtin/make-outputs.ts'
import type { GenerationRequest } from '../../src/backend/generation/provider.ts'
import { type FilmOptions, requestFilm } from './engine-films.ts'

/** Lets the engine make what was asked for in this process; returns the file. */
export async function makeRequested(request: GenerationRequest): Promise<string> {
  const progress = { report: () => {}, signal: new AbortController().signal }
  const [output] = await makeOutputs(request, progress)
  return output?.path ?? ''
}

/** A small film; returns its file. Whoever asks removes the folder. */
export async function makeFilmFile(options: FilmOptions) {
  const { request, folder } = await requestFilm(options)
  return { file: await makeRequested(request), folder }
}
