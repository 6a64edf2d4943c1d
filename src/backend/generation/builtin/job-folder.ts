import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ProcessIdentity } from '../../system/process-identity.ts'
import type { GenerationRequest, PollResult } from '../provider.ts'

/**
 * A render's state file, in its folder: any process can read from it
 * whether the render is alive, how far it is, and what the result was.
 */
export interface RenderState extends ProcessIdentity {
  attempt: number
  result: PollResult
}

export const requestFile = (workDir: string): string => join(workDir, 'request.json')
export const stateFile = (workDir: string): string => join(workDir, 'state.json')

export const writeRequest = (request: GenerationRequest): Promise<void> =>
  writeJson(requestFile(request.workDir), request)

export const readRequest = async (workDir: string): Promise<GenerationRequest> =>
  JSON.parse(await readFile(requestFile(workDir), 'utf8'))

export const writeState = (workDir: string, state: RenderState): Promise<void> =>
  writeJson(stateFile(workDir), state)

export async function readState(workDir: string): Promise<RenderState | null> {
  try {
    return JSON.parse(await readFile(stateFile(workDir), 'utf8'))
  } catch {
    return null
  }
}

export const clearState = (workDir: string): Promise<void> =>
  rm(stateFile(workDir), { force: true })

/** Renames, so that a reader sees either the old text or the new one, never half of one. */
async function writeJson(file: string, value: unknown): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await writeFile(temporary, JSON.stringify(value))
  await rename(temporary, file)
}
