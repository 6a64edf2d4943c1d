import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { waitFor } from '../../../tests/support/conditions.ts'
import { MARKED_AREA, makeMarkedVideo } from '../../../tests/support/marked-video.ts'
import { makePlainVideo } from '../../../tests/support/plain-video.ts'
import { runFfmpeg } from '../media/ffmpeg.ts'

let folder: string
let temporary: string
let marked: string
let regions: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-cli-'))
  temporary = join(folder, 'tmp')
  await mkdir(temporary)
  marked = join(folder, 'marked.mp4')
  await writeFile(marked, await makeMarkedVideo({ seconds: 26 }))
  // What a muxer writes ahead of the first picture.
  const heads = ['-c:v', 'libvpx-vp9', '-frames:v', '1', '-f', 'webm', '-']
  const whole = await runFfmpeg({ inputs: [{ file: marked }], output: heads })
  await writeFile(
    join(folder, 'cut.webm'),
    whole.subarray(0, whole.indexOf('1f43b675', 'hex') + 100),
  )
  regions = join(folder, 'regions.json')
  await writeFile(regions, JSON.stringify({ regions: [MARKED_AREA] }))
})
afterAll(() => rm(folder, { recursive: true }))

function start(
  input: string,
  out: string,
  places: readonly string[] = ['--regions', regions],
): { child: ChildProcess; said: () => string } {
  const args = ['--in', input, '--out', join(folder, out), ...places]
  const child = spawn(process.execPath, ['src/backend/cli/watermark.ts', ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, TMPDIR: temporary },
  })
  let text = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  return { child, said: () => text }
}

test.each([
  ['is no video', 'regions.json', 'The file cannot be read as a video.'],
  ['is not there', 'nowhere.mp4', 'There’s no file'],
  ['breaks off before its first picture', 'cut.webm', 'The video holds no frames.'],
])('a file that %s is answered with one sentence', async (_what, name, sentence) => {
  const { child, said } = start(join(folder, name), 'out.mp4')
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said().trim()).toMatch(new RegExp(`^${sentence}.*$`))
  expect(await readdir(temporary)).toEqual([])
})

test('a video in which nothing is found goes through as it is, and that is said', async () => {
  const plain = await makePlainVideo(4)
  await writeFile(join(folder, 'plain.mp4'), plain)
  const { child, said } = start(join(folder, 'plain.mp4'), 'still-plain.mp4', [])
  const [code] = await once(child, 'close')
  expect(said()).toContain('No watermark was found; the video was copied unchanged.')
  expect(code).toBe(0)
  expect(plain.equals(await readFile(join(folder, 'still-plain.mp4')))).toBe(true)
})

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'after %s in the middle nothing is left',
  async (name) => {
    const { child, said } = start(marked, 'stopped.mp4')
    await waitFor(() => said().includes('restoring'), 'frames to be worked on')
    child.kill(name)
    // The cleanup process keeps the error output open until it is done.
    await once(child, 'close')
    expect(child.signalCode).toBe(name)
    expect(said()).toContain('Stopped; nothing was written.')
    expect(await readdir(temporary)).toEqual([])
    expect((await readdir(folder)).filter((file) => file.startsWith('stopped'))).toEqual([])
  },
)
