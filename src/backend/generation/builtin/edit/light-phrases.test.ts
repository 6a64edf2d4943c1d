import { expect, test } from 'vitest'
import type { Language } from '../../../../contract/languages.ts'
import type { EditName } from './edit-words.ts'
import { graded } from './grades.ts'
import type { Pixels } from './pixels.ts'
import { readInstruction } from './read-instruction.ts'
import { beyondUs } from './refuse.ts'

test.each<[Language, string, EditName]>([
  ['en', 'Bring the shadows up', 'liftShadows'],
  ['en', 'Open up the dark areas a little', 'liftShadows'],
  ['de', 'Hebe die Schatten etwas an', 'liftShadows'],
  ['fr', 'Éclaircis les ombres', 'liftShadows'],
  ['es', 'Sube las sombras', 'liftShadows'],
  ['pt', 'Levante as sombras', 'liftShadows'],
  ['ja', '影を明るくして', 'liftShadows'],
  ['ko', '그림자를 밝게 해줘', 'liftShadows'],
  ['zh', '把暗部提亮', 'liftShadows'],
  ['th', 'ดึงเงาให้สว่างขึ้น', 'liftShadows'],
  ['vi', 'Nâng sáng vùng tối', 'liftShadows'],
  ['en', 'Pull back the highlights', 'lowerLights'],
  ['de', 'Lichter absenken', 'lowerLights'],
  ['fr', 'Baisse les hautes lumières', 'lowerLights'],
  ['ja', 'ハイライトを抑えて', 'lowerLights'],
  ['zh', '把高光压低一点', 'lowerLights'],
  ['en', 'Soften the light', 'softLight'],
  ['de', 'Mach das Licht weicher', 'softLight'],
  ['fr', 'Lumière plus douce s’il te plaît', 'softLight'],
  ['es', 'Suaviza la luz', 'softLight'],
  ['pt', 'Suavize a luz um pouco', 'softLight'],
  ['ja', '光を柔らかくして', 'softLight'],
  ['ko', '빛을 부드럽게 해줘', 'softLight'],
  ['zh', '光线柔和一点', 'softLight'],
  ['th', 'ทำแสงให้นุ่มขึ้น', 'softLight'],
  ['vi', 'Làm dịu ánh sáng', 'softLight'],
  ['en', 'Make it late afternoon', 'golden'],
  ['en', 'Give it warm evening light', 'golden'],
  ['pt', 'Deixe com luz de fim de tarde', 'golden'],
  ['ja', '夕方の光にして', 'golden'],
])('%s: “%s” is %s alone', (language, text, name) => {
  const { edits, beyond } = readInstruction(text, language)
  expect({ edits: [...edits.keys()], beyond }).toEqual({ edits: [name], beyond: [] })
})

test.each<[Language, string, string]>([
  ['en', 'Soften the light on the left cheek', 'light'],
  ['en', 'Remove the shadows of the trees', 'light'],
  ['en', 'Tint the wall green', 'new_ground'],
  ['de', 'Mach das Gehäuse größer', 'resize_object'],
])('%s: “%s” is refused, and the nearest tool is offered', (language, text, tool) => {
  const instruction = readInstruction(text, language)
  expect(instruction.wantsAd).toBe(false)
  expect(instruction.beyond).toHaveLength(1)
  const { offers } = beyondUs(text, instruction).details
  expect(String(offers).split(',')).toContain(tool)
})

const levels = (...greys: number[]): Pixels => ({
  data: Buffer.from(greys.flatMap((grey) => [grey, grey, grey, 255])),
  width: greys.length,
  height: 1,
})
const reds = ({ data }: Pixels): number[] => [...data].filter((_, at) => at % 4 === 0)

test('dark parts become lighter, and neither black nor what is light', async () => {
  const [black = 0, dark = 0, light = 0, white = 0] = reds(
    (await graded(levels(0, 40, 200, 255), 'liftShadows', 1))!,
  )
  expect(black).toBe(0)
  expect(dark).toBeGreaterThan(55)
  expect(Math.abs(light - 200)).toBeLessThan(4)
  expect(white).toBe(255)
})

test('bright parts become darker, and neither white nor what is dark', async () => {
  const [dark = 0, bright = 0, white = 0] = reds(
    (await graded(levels(40, 215, 255), 'lowerLights', 1))!,
  )
  expect(Math.abs(dark - 40)).toBeLessThan(4)
  expect(bright).toBeLessThan(208)
  expect(white).toBe(255)
})

test('soft light brings dark and bright parts nearer to each other', async () => {
  const [dark = 0, bright = 0] = reds((await graded(levels(40, 215), 'softLight', 1))!)
  expect(bright - dark).toBeLessThan(215 - 40 - 12)
})
