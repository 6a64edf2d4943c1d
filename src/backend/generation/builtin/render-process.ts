import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { engineEntry, projectRoot } from '../../paths.ts'
import { LARGE_PAGES } from '../../system/large-pages.ts'
import type { PollResult } from '../provider.ts'
import type { MatteAnswer } from './matting/ask-matting.ts'
import type { Matting } from './matting/matting.ts'

/** Text uses the bundled fonts only, so skip the scan for system fonts. */
const OWN_FONTS = { DISABLE_SYSTEM_FONTS_LOAD: '1' }

/** Starts one render in its own process; it lowers its own priority and outlives us if it must. */
export function spawnRender(
  workDir: string,
  attempt: number,
  onResult: (result: PollResult) => void,
  matting?: Matting | null,
): ChildProcess {
  const child = spawn(process.execPath, ['--expose-gc', engineEntry, workDir, String(attempt)], {
    cwd: projectRoot,
    // Our own process returns freed memory at once; a render keeps it for the next frame.
    // biome-ignore lint/style/noProcessEnv: handed on as it is, nothing is read from it.
    env: { ...process.env, ...LARGE_PAGES, ...OWN_FONTS, MALLOC_MMAP_THRESHOLD_: undefined },
    // Its stack traces belong in the log of the process that started it.
    stdio: ['ignore', 'pipe', 'inherit', ...(matting ? (['ipc'] as const) : [])],
  })
  if (matting) answerQuestions(child, matting)
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => onResult(JSON.parse(line)))
  return child
}

/** A render may ask for mattes; if it has ended meanwhile, it gets no reply. */
function answerQuestions(child: ChildProcess, { matteOf }: Matting): void {
  child.channel?.unref()
  child.on('message', async (question: Serializable) => {
    if (typeof question !== 'object' || !('picture' in question)) return
    const answer: MatteAnswer = { matte: await matteOf(String(question.picture)) }
    if (child.connected) child.send(answer, () => {})
  })
}
