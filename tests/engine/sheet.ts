/**
 * `npm run engine:sheet`: contact sheets of every layout in every ratio and language on light and
 * dark grounds, and the automatic checks over all of them. Sheets go to `.data/engine-sheets`.
 */

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Canvas, surface } from '../../src/backend/generation/builtin/canvas.ts'
import { contain, rect } from '../../src/backend/generation/builtin/geometry.ts'
import { LAYOUTS } from '../../src/backend/generation/builtin/layout/layouts.ts'
import { BACKDROPS, backdrop } from '../../src/backend/generation/builtin/paint/backdrops.ts'
import { grain } from '../../src/backend/generation/builtin/paint/grain.ts'
import { paintScene } from '../../src/backend/generation/builtin/paint-scene.ts'
import { choosePalette } from '../../src/backend/generation/builtin/palette/choose-palette.ts'
import { understand } from '../../src/backend/generation/builtin/prompt/understand.ts'
import { createRandom } from '../../src/backend/generation/builtin/random.ts'
import { ASPECT_RATIOS } from '../../src/contract/generation.ts'
import { isKeyOf } from '../../src/contract/keys-of.ts'
import { isLanguage } from '../../src/contract/languages.ts'
import { faultsOf } from './faults.ts'
import { type Exhibit, exhibits, loadProps, type Props, sceneOf } from './showcase.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: '.data/engine-sheets' },
    layout: { type: 'string' },
    ratio: { type: 'string' },
    language: { type: 'string' },
    tone: { type: 'string' },
    columns: { type: 'string', default: '5' },
    cell: { type: 'string', default: '360' },
    seed: { type: 'string', default: '0' },
    brand: { type: 'boolean', default: false },
  },
})
const CELL = Number(values.cell)
const COLUMNS = Number(values.columns)
const GAP = 10

const wanted = (value: string, choice?: string) => !choice || choice.split(',').includes(value)

const faults: string[] = []

/** Exhibits of one sheet, row by row; what is wrong with them is noted. */
function paintSheet(list: Exhibit[], props: Props): Canvas {
  const rows = Math.ceil(list.length / COLUMNS)
  const { canvas, ctx } = surface(COLUMNS * (CELL + GAP) + GAP, rows * (CELL + GAP) + GAP)
  ctx.fillStyle = '#6a6a6a'
  ctx.fillRect(0, 0, canvas.width, canvas.height)
  for (const [index, exhibit] of list.entries()) {
    const cell = rect(
      GAP + (index % COLUMNS) * (CELL + GAP),
      GAP + Math.floor(index / COLUMNS) * (CELL + GAP),
      CELL,
      CELL,
    )
    const scene = sceneOf(exhibit, props, CELL * 1.6)
    for (const fault of faultsOf(scene))
      faults.push(`${Object.values(exhibit).join(' ')}: ${fault}`)
    const picture = paintScene(scene)
    const place = contain(picture, cell)
    ctx.drawImage(picture, place.x, place.y, place.width, place.height)
  }
  return canvas
}

/** Every ground on its own, in light and dark colours and two moods of chance. */
function paintGrounds(): Canvas {
  const looks = (['light', 'dark', 'vivid'] as const).flatMap((tone) =>
    [1, 2].map((seed) => ({ tone, seed: seed + Number(values.seed) * 2 })),
  )
  const { canvas, ctx } = surface(looks.length * (CELL + GAP), BACKDROPS.length * (CELL + GAP))
  for (const [row, name] of BACKDROPS.entries()) {
    for (const [column, { tone, seed }] of looks.entries()) {
      const random = createRandom(seed, name)
      const palette = choosePalette(understand('Shoes', 'en'), { objectHue: null, tone }, random)
      const { canvas: cell, ctx: inner } = surface(CELL, CELL)
      backdrop(name, palette, random, { x: 0.5, y: 0.55, floor: 0.76 }).paint(inner, cell)
      grain(inner, cell)
      ctx.drawImage(cell, column * (CELL + GAP), row * (CELL + GAP))
    }
  }
  return canvas
}

const props = await loadProps()
const chosen = exhibits(
  values.ratio?.split(',').filter((name) => isKeyOf(ASPECT_RATIOS, name)),
  values.language?.split(',').filter(isLanguage),
).filter(({ layout, tone }) => wanted(layout, values.layout) && wanted(tone, values.tone))

await mkdir(values.out, { recursive: true })
await writeFile(join(values.out, 'grounds.png'), await paintGrounds().encode('png'))
for (const { name } of LAYOUTS) {
  const list = chosen
    .filter(({ layout }) => layout === name)
    .map((exhibit) => ({ ...exhibit, seed: Number(values.seed), hasBrand: values.brand }))
  if (list.length === 0) continue
  const file = join(values.out, `${name}.png`)
  await writeFile(file, await paintSheet(list, props).encode('png'))
  process.stdout.write(`${file}: ${list.length}\n`)
}
process.stdout.write(faults.length > 0 ? `${faults.join('\n')}\n` : 'No faults.\n')
if (faults.length > 0) process.exitCode = 1
