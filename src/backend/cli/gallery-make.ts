import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { loadExamples } from '../modules/gallery/index.ts'
import { examplesFolder } from '../paths.ts'
import { writeContactSheet } from './examples/contact-sheet.ts'
import { makeExample } from './examples/make-example.ts'
import { PLAN } from './examples/plan.ts'

/** `npm run gallery:make`: makes the examples of the gallery anew, with the engine as it is now. */
const { only, sheet } = new Command('gallery-make')
  .description('Makes the examples that the gallery of a fresh installation shows.')
  .option('--only <names>', 'just these, by their names in the plan, separated by commas')
  .option('--sheet <file>', 'also write all of them onto one picture, to look at')
  .parse()
  .opts<{ only?: string; sheet?: string }>()

const wanted = only?.split(',')
const known = await loadExamples()
const target = examplesFolder
const work = await mkdtemp(join(tmpdir(), 'adloom-examples-'))
try {
  const made = new Map(known.map((example) => [nameOf(example.file), example]))
  for (const planned of PLAN) {
    if (wanted && !wanted.includes(planned.slug)) continue
    const begun = performance.now()
    const example = await makeExample(planned, { work, target })
    made.set(planned.slug, example)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    console.log(`${planned.slug}: ${Math.round(example.sizeBytes / 1024)} KiB, ${seconds} s`)
  }
  const examples = PLAN.flatMap(({ slug }) => made.get(slug) ?? [])
  await writeFile(join(target, 'index.json'), `${JSON.stringify(examples, null, 2)}\n`)
  if (sheet) await writeContactSheet(examples, { folder: target, file: sheet })
} finally {
  await rm(work, { recursive: true, force: true })
}

function nameOf(file: string): string {
  return file.replace(/\.\w+$/, '')
}
