import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { TOOL_WORKFLOWS, WORKFLOW_TYPES } from '../../../contract/generation.ts'
import { isAmong } from '../../../contract/keys-of.ts'
import { LANGUAGES } from '../../../contract/languages.ts'
import { probeMedia } from '../../media/probe.ts'
import { examplesFolder } from '../../paths.ts'
import { loadExamples } from './examples.ts'

const examples = await loadExamples()
const filesOf = ({ file, thumbnail, preview }: (typeof examples)[number]) => [
  file,
  thumbnail,
  preview,
]
const sizeOf = async (name: string) => (await stat(join(examplesFolder, name))).size

test('[R1.10] forty examples speak ten languages and show every mode', () => {
  expect(examples).toHaveLength(40)
  for (const language of LANGUAGES) {
    expect(examples.filter((one) => one.language === language).length, language).toBe(4)
  }
  const composed = WORKFLOW_TYPES.filter((type) => !isAmong(TOOL_WORKFLOWS, type))
  expect(new Set(examples.map(({ workflowType }) => workflowType))).toEqual(new Set(composed))
})

test('every file is there, and none is left over', async () => {
  const named = [...new Set(examples.flatMap(filesOf)), 'index.json']
  expect((await readdir(examplesFolder)).sort()).toEqual(named.sort())
})

test('the examples are light', async () => {
  const sizes = await Promise.all((await readdir(examplesFolder)).map(sizeOf))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024 * 1024)
  for (const one of examples) {
    const limit = one.kind === 'image' ? 82_000 : 350_000
    expect(await sizeOf(one.file), one.file).toBeLessThanOrEqual(limit)
    expect(one.sizeBytes, one.file).toBe(await sizeOf(one.file))
  }
})

test('pictures are as large as the index says, and tell what made them', async () => {
  for (const one of examples.filter(({ kind }) => kind === 'image')) {
    const facts = await sharp(join(examplesFolder, one.file)).metadata()
    expect([facts.width, facts.height], one.file).toEqual([one.width, one.height])
    expect(facts.xmpAsString, one.file).toContain('built-in engine')
  }
})

test('videos play everywhere, from the first byte on', async () => {
  for (const one of examples.filter(({ kind }) => kind === 'video')) {
    const probe = await probeMedia(join(examplesFolder, one.file))
    expect(probe, one.file).toMatchObject({
      videoCodec: 'h264',
      width: one.width,
      height: one.height,
      audioCodec: one.hasAudio ? 'aac' : null,
    })
    expect(probe.durationSeconds, one.file).toBeGreaterThan(3)
  }
})
