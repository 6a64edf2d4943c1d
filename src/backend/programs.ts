import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { programsFolder } from './system/programs-folder.ts'

/** Programs and threads that the backend starts, with their paths below this folder. */
export const PROGRAMS = {
  render: 'generation/builtin/render.ts',
  matting: 'generation/builtin/matting/work.ts',
  mattingThread: 'generation/builtin/matting/thread.ts',
  proof: 'generation/builtin/proof/work.ts',
  pictures: 'media/pictures/work.ts',
  watermark: 'media/watermark/work.ts',
  watermarkLearner: 'media/watermark/restore/learner-thread.ts',
  signing: 'media/content-credentials/work.ts',
  pageReader: 'modules/products/page/work.ts',
  pdfReader: 'modules/knowledge/pdf/work.ts',
} as const

export type Program = keyof typeof PROGRAMS

/**
 * The file to start: the bundle if there is one, since loading hundreds of modules takes most of the startup time;
 * otherwise the source.
 */
export function programFile(root: string, program: Program, folder = programsFolder): string {
  const bundle = folder && join(folder, `${program}.mjs`)
  return bundle && existsSync(bundle) ? bundle : join(root, 'src/backend', PROGRAMS[program])
}
