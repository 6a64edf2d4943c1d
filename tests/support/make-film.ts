import { makeOutputs } from '../../src/backend/generation/builtin/make-outputs.ts'
import type { GenerationRequest } from '../../src/backend/generation/provider.ts'
import { type FilmOptions, requestFilm } from './engine-films.ts'

/** Runs the engine in this process; returns the result's file. */
export async function makeRequested(request: GenerationRequest): Promise<string> {
  const progress = { report: () => {}, signal: new AbortController().signal }
  const [output] = await makeOutputs(request, progress)
  return output?.path ?? ''
}

/** Makes a small video; returns its file. The caller removes the folder. */
export async function makeFilmFile(options: FilmOptions) {
  const { request, folder } = await requestFilm(options)
  return { file: await makeRequested(request), folder }
}
