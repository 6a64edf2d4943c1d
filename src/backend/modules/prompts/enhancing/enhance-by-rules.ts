import type { Mood, Occasion } from '../../../../contract/ad-words.ts'
import type { PromptReading } from '../../../../contract/endpoints/prompts.ts'
import { DIRECTIONS } from './directions.ts'

const MOOD_OF_OCCASION: Record<Occasion, Mood> = {
  christmas: 'warm',
  summer: 'playful',
  winter: 'calm',
  spring: 'nature',
  autumn: 'warm',
  valentine: 'warm',
  sale: 'energetic',
  launch: 'tech',
}
const MOODS_OF_SUBJECTS: [Mood, RegExp][] = [
  ['energetic', /[👟⚽🏀🚴🏃🏋🚗🏍🛹]/u],
  ['luxury', /[💍⌚👜🍷🥂💎👠]/u],
  ['tech', /[📱💻🎧📷🖥🎮🔋⌨]/u],
  ['warm', /[☕🍞🥐🏠🛋🕯🍲🥖]/u],
  ['nature', /[🌿🪴🥗🍃🌱🥑🍵]/u],
  ['calm', /[🧴🧘🛏🛁🏨💆]/u],
  ['playful', /[🧸🍦🍕🍔🎂🎈🍩🍭🐶🐱]/u],
]

const LIGHT = /light|licht|luz|lumi[èe]re|ilumina|照明|光|조명|빛|แสง|ánh sáng|灯/iu
const CAMERA =
  /camera|kamera|c[aá]mara|câmera|cam[ée]ra|カメラ|카메라|กล้อง|máy quay|镜头|zoom|pan /iu

interface Given {
  prompt: string
  reading: PromptReading
  isVideo: boolean
  /** The built-in engine reads mood and colors from a prompt; light and camera mean nothing to it. */
  isForEngine: boolean
}

/**
 * Adds what the prompt leaves open and a designer would ask for, as a separate line that no ad prints.
 * Null if nothing is open.
 */
export function enhanceByRules({ prompt, reading, isVideo, isForEngine }: Given): string | null {
  const said = DIRECTIONS[reading.language]
  const mood = reading.mood ?? moodFor(reading)
  const added = [
    reading.mood === null && said.looks[mood],
    reading.colours.length === 0 && said.colours[mood],
    !isForEngine && !LIGHT.test(prompt) && said.light,
    !isForEngine && isVideo && !CAMERA.test(prompt) && said.camera,
  ].filter((part) => part !== false)
  if (added.length === 0) return null
  const isUnspaced = reading.language === 'ja' || reading.language === 'zh'
  return `${prompt}\n${added.join(isUnspaced ? '' : ' ')}`
}

function moodFor({ occasions, subject, offer }: PromptReading): Mood {
  const [occasion] = occasions
  if (occasion) return MOOD_OF_OCCASION[occasion]
  const shown = MOODS_OF_SUBJECTS.find(([, signs]) => signs.test(subject ?? ''))
  if (shown) return shown[0]
  return offer === null ? 'minimal' : 'energetic'
}
