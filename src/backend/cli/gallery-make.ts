import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { type Example, loadExamples } from '../modules/gallery/index.ts'
import { examplesFolder } from '../paths.ts'
import { writeContactSheet } from './examples/contact-sheet.ts'
import { makeExample } from './examples/make-example.ts'
import { PLAN, type PlannedExample } from './examples/plan.ts'

/** `npm run gallery:make`: makes the examples of the gallery anew, with the engine as it is now. */
const options = new Command('gallery-make')
  .description('Makes the examples that the gallery of a fresh installation shows.')
  .option('--only <names>', 'just these, by their names in the plan, separated by commas')
  .option('--sheet <file>', 'also write them onto one picture, to look at')
  .option('--tries <number>', 'make each with so many seeds for the sheet alone', Number)
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

/** Writes the examples of the package; those not asked for stay as they are. */
async function make(): Promise<void> {
  const known = await loadExamples()
  const made = new Map(known.map((example) => [example.file.replace(/\.\w+$/, ''), example]))
  const inOrder = () => PLAN.flatMap(({ slug }) => made.get(slug) ?? [])
  for (const one of planned) {
    made.set(one.slug, await makeAndTell(one, examplesFolder))
    // After each: a run that is stopped loses nothing.
    const index = JSON.stringify(inOrder(), null, 2)
    await writeFile(join(examplesFolder, 'index.json'), `${index}\n`)
  }
  if (options.sheet)
    await writeContactSheet(inOrder(), { folder: examplesFolder, file: options.sheet })
}

/** Shows what each would be with other seeds, the planned one first; keeps nothing else. */
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
