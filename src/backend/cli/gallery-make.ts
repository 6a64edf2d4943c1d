import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { type Example, loadExamples } from '../modules/gallery/index.ts'
import { examplesFolder } from '../paths.ts'
import { writeContactSheet } from './examples/contact-sheet.ts'
import { makeExample } from './examples/make-example.ts'
import { PLAN, type PlannedExample } from './examples/plan.ts'

/** `npm run gallery:make`: remakes the gallery's examples with the current engine. */
const options = new Command('gallery-make')
  .description('Makes the examples that a fresh installation’s gallery shows.')
  .option('--only <names>', 'only these, by their names in the plan, separated by commas')
  .option('--sheet <file>', 'also put them all on one image, to look at')
  .option('--tries <number>', 'make each with this many seeds, only for the sheet', Number)
  .parse()
  .opts<{ only?: string; sheet?: string; tries?: number }>()

const names = options.only?.split(',')
const planned = PLAN.filter(({ slug }) => names?.includes(slug) ?? true)
const work = await mkdtemp(join(tmpdir(), 'adloom-examples-'))
try {
  await (options.tries ? tryOut(options.tries) : make())
} finally {
  await rm(work, { recursive: true, force: true })
}

/** Writes the selected examples; the others stay as they are. */
async function make(): Promise<void> {
  const known = await loadExamples()
  const made = new Map(known.map((example) => [example.file.replace(/\.\w+$/, ''), example]))
  const inOrder = () => PLAN.flatMap(({ slug }) => made.get(slug) ?? [])
  for (const one of planned) {
    made.set(one.slug, await makeAndTell(one, examplesFolder))
    // After each one, so that an interrupted run loses nothing.
    const index = JSON.stringify(inOrder(), null, 2)
    await writeFile(join(examplesFolder, 'index.json'), `${index}\n`)
  }
  if (options.sheet)
    await writeContactSheet(inOrder(), { folder: examplesFolder, file: options.sheet })
}

/** Shows each example with other seeds, starting with the planned one; keeps nothing else. */
async function tryOut(tries: number): Promise<void> {
  const folder = join(work, 'tries')
  const examples: Example[] = []
  for (const one of planned) {
    for (let index = 0; index < tries; index++) {
      const seed = one.seed + index * 1000
      examples.push(await makeAndTell({ ...one, seed, slug: `${one.slug}-${seed}` }, folder))
    }
  }
  if (options.sheet) await writeContactSheet(examples, { folder, file: options.sheet })
}

async function makeAndTell(one: PlannedExample, target: string): Promise<Example> {
  const begun = performance.now()
  const example = await makeExample(one, { work, target })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  console.log(`${one.slug}: ${Math.round(example.sizeBytes / 1024)} KiB, ${seconds} s`)
  return example
}
