import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { probeMedia } from '../media/probe.ts'

const run = promisify(execFile)

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

/** Runs the command as an operator would. */
const engine = (...options: string[]): Promise<Outcome> =>
  run('npm', ['run', '--silent', 'engine', '--', ...options]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr: withoutNpm(stderr) }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr: withoutNpm(stderr) }),
  )

/** Removes npm's own warnings about the machine's settings. */
const withoutNpm = (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('npm '))
    .join('\n')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-cli-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const file = (name: string) => join(folder, name)
const SMALL = ['--prompt', 'Running shoes, 30% off', '--width', '128', '--seed', '5']

test('[R1.01] a picture is made, named with its place, and nothing else is left behind', async () => {
  const { code, stdout, stderr } = await engine(...SMALL, '--out', file('ad.png'))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout.split('\n')[0]).toBe(file('ad.png'))
  expect(await readdir(folder)).toEqual(['ad.png'])
})

test('with --json it prints facts alone, also of variations', async () => {
  const out = ['--out', file('sub/ad.png'), '--count', '2', '--ratio', '4:5', '--json']
  const { code, stdout } = await engine(...SMALL, ...out)
  expect(code).toBe(0)
  const { seconds, results } = JSON.parse(stdout)
  expect(seconds).toBeGreaterThan(0)
  expect(results).toMatchObject([
    { file: file('sub/ad.png'), kind: 'image', width: 128, height: 160 },
    { file: file('sub/ad-2.png'), kind: 'image', width: 128, height: 160 },
  ])
})

test('[R1.04] a video is made', async () => {
  const options = ['--mode', 'text_to_video', '--duration', '1', '--fps', '12']
  const { code } = await engine(...SMALL, ...options, '--out', file('ad.mp4'))
  expect(code).toBe(0)
  expect(await probeMedia(file('ad.mp4'))).toMatchObject({ kind: 'video', width: 128 })
})

test.each<[what: string, options: string[], sentence: RegExp]>([
  ['no prompt', ['--out', 'ad.png'], /required option '--prompt/],
  ['no place', ['--prompt', 'Shoes'], /required option '--out/],
  [
    'a mode that is none',
    ['--prompt', 'Shoes', '--mode', 'song', '--out', 'ad.png'],
    /'song' is invalid/,
  ],
  [
    'a width in words',
    ['--prompt', 'Shoes', '--width', 'wide', '--out', 'ad.png'],
    /whole number from 64/,
  ],
  ['nine variations', ['--prompt', 'Shoes', '--count', '9', '--out', 'ad.png'], /from 1 to 4/],
  ['a picture called a video', ['--prompt', 'Shoes', '--out', 'ad.mp4'], /must end in \.png/],
  [
    'too long a prompt',
    ['--prompt', 'x'.repeat(4_001), '--out', 'ad.png'],
    /at most 4000 characters/,
  ],
  [
    'a file that is missing',
    [
      '--prompt',
      'Blur the background',
      '--mode',
      'image_edit',
      '--image',
      '/no/such.png',
      '--out',
      'ad.png',
    ],
    /There’s no file \/no\/such\.png\./,
  ],
  [
    'no picture to edit',
    ['--prompt', 'Blur the background', '--mode', 'image_edit', '--out', 'ad.png'],
    /There’s no image to edit\./,
  ],
])('%s: one sentence, a failure, and nothing half-written', async (_what, options, sentence) => {
  const at = options.indexOf('--out') + 1
  const placed = options.map((value, index) => (at > 0 && index === at ? file(value) : value))
  const { code, stdout, stderr } = await engine(...placed)
  expect(code).not.toBe(0)
  expect(stdout).toBe('')
  expect(stderr.trim()).toMatch(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(await readdir(folder)).toEqual([])
})

test('a file that is no picture is named', async () => {
  await writeFile(file('notes.png'), 'not a picture')
  const options = ['--mode', 'image_edit', '--image', file('notes.png'), '--json']
  const { code, stderr } = await engine('--prompt', 'Blur', ...options, '--out', file('ad.png'))
  expect(code).toBe(1)
  expect(stderr).toContain('notes.png isn’t an image')
  expect(await readdir(folder)).toEqual(['notes.png'])
})
