import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureFfmpeg } from './ensure-ffmpeg.ts'
import type { Installer } from './install-packages.ts'

let folder: string
let said: string[]
const say = (sentence: string) => void said.push(sentence)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-programs-'))
  said = []
})
afterEach(() => rm(folder, { recursive: true }))

const putPrograms = (...names: string[]) =>
  Promise.all(names.map((name) => writeFile(join(folder, name), '#!/bin/sh\n', { mode: 0o755 })))

const refuse: Installer = () => Promise.resolve({ isInstalled: false, reason: 'that takes root' })

test('programs on PATH are taken without a word', async () => {
  await putPrograms('ffmpeg', 'ffprobe')
  const programs = await ensureFfmpeg({ say, path: folder, install: refuse })
  expect(programs).toEqual({
    ffmpegPath: join(folder, 'ffmpeg'),
    ffprobePath: join(folder, 'ffprobe'),
  })
  expect(said).toEqual([])
})

test('a missing program is installed, and that is said', async () => {
  await putPrograms('ffmpeg')
  const asked: string[] = []
  const install: Installer = async (packages) => {
    asked.push(...packages)
    await putPrograms('ffprobe')
    return { isInstalled: true }
  }
  const programs = await ensureFfmpeg({ say, path: folder, install })
  expect(programs?.ffprobePath).toBe(join(folder, 'ffprobe'))
  expect(asked).toEqual(['ffmpeg'])
  expect(said.at(-1)).toBe('ffmpeg is installed.')
})

test('where nothing can be installed the operator reads why and what to do', async () => {
  expect(await ensureFfmpeg({ say, path: folder, install: refuse })).toBeUndefined()
  expect(said.at(-1)).toMatch(/that takes root.*Videos are unavailable.*apt install ffmpeg/s)
})

test('a configured path that leads nowhere is reported and nothing is installed', async () => {
  await putPrograms('ffmpeg', 'ffprobe')
  const install: Installer = () => Promise.reject(new Error('must not be asked'))
  const ffmpegPath = join(folder, 'elsewhere', 'ffmpeg')
  expect(await ensureFfmpeg({ say, path: folder, install, ffmpegPath })).toBeUndefined()
  expect(said.join()).toContain('FFMPEG_PATH')
})

test('a file that may not be executed does not count as the program', async () => {
  await writeFile(join(folder, 'ffmpeg'), '', { mode: 0o644 })
  await putPrograms('ffprobe')
  expect(await ensureFfmpeg({ say, path: folder, install: refuse })).toBeUndefined()
})
