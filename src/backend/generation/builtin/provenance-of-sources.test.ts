import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { stampMp4 } from '../../media/provenance.ts'
import { engineProvenance } from './credits.ts'
import { provenanceOver } from './provenance-of-sources.ts'

const own = engineProvenance('algorithmicallyEnhanced')
const talking = {
  sourceType: 'compositeWithTrainedAlgorithmicMedia',
  creatorTool: 'Fabric (VEED)',
  description: 'A person made to speak. Nobody was recorded saying this.',
} as const

async function fileSaying(name: string, provenance: Parameters<typeof stampMp4>[1]) {
  const path = join(await temporaryFolder('sources'), name)
  await writeFile(path, '')
  await stampMp4(path, provenance)
  return { path, mimeType: 'video/mp4' }
}

test('[D10.05] what is made out of the work of a model says so, and again what that work said of itself', async () => {
  const spoken = await fileSaying('a.mp4', talking)
  const plain = await fileSaying('b.mp4', own)
  const once = await provenanceOver([plain, spoken, spoken], own)
  expect(once).toEqual({
    sourceType: 'compositeWithTrainedAlgorithmicMedia',
    creatorTool: 'Fabric (VEED), Adloom built-in engine',
    description:
      'A person made to speak. Nobody was recorded saying this. Changed or put together by the built-in engine of Adloom, without an AI model.',
  })
  // Cut, and then subtitled.
  expect(await provenanceOver([await fileSaying('c.mp4', once)], own)).toEqual(once)
})

test('what nobody trained has made stays the own work of the engine, whatever else lies beside it', async () => {
  const plain = await fileSaying('d.mp4', own)
  const gone = { path: '/nowhere.wav', mimeType: 'audio/wav' }
  expect(await provenanceOver([plain, gone], own)).toEqual(own)
})

test('a file of somebody says no more than fits, and nothing that a program could not be told', async () => {
  const odd = await fileSaying('e.mp4', { ...talking, description: `\u0000${'x'.repeat(999)}` })
  const { description } = await provenanceOver([odd], own)
  expect(description).toMatch(/^x{299} Changed/)
})
