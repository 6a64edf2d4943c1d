import { expect, test } from 'vitest'
import { faultsOf } from '../../../../../../tests/engine/faults.ts'
import { unreadableWords } from '../../../../../../tests/engine/seen.ts'
import { TRADE_PROMPTS, type TradePrompts } from '../../../../../../tests/engine/trade-prompts.ts'
import { ASPECT_RATIOS } from '../../../../../contract/generation.ts'
import { LANGUAGES, type Language } from '../../../../../contract/languages.ts'
import { composeScene } from '../../compose-scene.ts'
import { understand } from '../../prompt/understand.ts'
import { createRandom } from '../../random.ts'
import { LAYOUTS } from '../layouts.ts'

const EDGE = 420
const RATIOS = Object.values(ASPECT_RATIOS)

function sceneOf(kind: keyof TradePrompts, language: Language, family: string, isForced: boolean) {
  const at = LANGUAGES.indexOf(language)
  const [across, down] = RATIOS[at % RATIOS.length] ?? [1, 1]
  const scale = EDGE / Math.sqrt(across * down)
  const others = LAYOUTS.map(({ name }) => name).filter((name) => name !== family)
  return composeScene({
    width: Math.round(across * scale),
    height: Math.round(down * scale),
    brief: understand(TRADE_PROMPTS[language][kind], language),
    pictures: [],
    random: createRandom(at),
    hasMark: true,
    ...(isForced ? { layout: family } : { used: others }),
  })
}

const TRADES = [
  ['rate', 'rate', 7],
  ['menu', 'menu', 9],
  ['coupon', 'coupon', 8],
  ['app', 'app', 8],
  ['event', 'ticket', 9],
  ['event', 'calendar', 8],
  ['job', 'plates', 8],
  ['property', 'roofs', 9],
] as const

test.each(TRADES)(
  'words of a %s get the poster %s, whole and readable, in at least %i languages',
  (kind, family, least) => {
    const met = LANGUAGES.filter(
      (language) => sceneOf(kind, language, family, false).layout === family,
    )
    expect(met.length, met.join(' ')).toBeGreaterThanOrEqual(least)
    for (const [at, language] of LANGUAGES.entries()) {
      const scene = sceneOf(kind, language, family, true)
      const where = `${family} ${language} ${scene.width}×${scene.height}`
      expect(faultsOf(scene), where).toEqual([])
      // The engine measures contrast itself; an independent check covers half of the ads.
      if ((at + family.length) % 2 === 0) expect(unreadableWords(scene), where).toEqual([])
    }
  },
  120_000,
)
