import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'
import type { MediaKind } from '../../../contract/media-kind.ts'
import { examplesFolder } from '../../paths.ts'

/** A creative bundled with the product, made with the built-in engine by `npm run gallery:make`. */
export interface Example {
  id: string
  kind: MediaKind
  /** File names, relative to the index. */
  file: string
  thumbnail: string
  preview: string
  sizeBytes: number
  width: number
  height: number
  durationSeconds: number | null
  hasAudio: boolean
  averageColor: string
  workflowType: WorkflowType
  model: string
  aspectRatio: AspectRatio
  prompt: string
  language: Language
  seed: number
  createdAt: string
}

let loaded: Promise<readonly Example[]> | undefined

/** All examples in display order; none if the installation lacks the folder. */
export const loadExamples = (): Promise<readonly Example[]> => {
  loaded ??= readFile(join(examplesFolder, 'index.json'), 'utf8').then(
    (text): Example[] => JSON.parse(text),
    () => [],
  )
  return loaded
}
