import type { Brief } from '../prompt/understand.ts'
import { mentions, remove } from '../prompt/words.ts'

/** The words people use to ask for a looping film, in the ten languages. */
const LOOP_WORDS =
  'seamless loop|perfect loop|endless loop|looping|(?:in|as) a loop|loop(?:ed)? (?:video|film|clip|animation)|(?:must|should|to|that|it) loops?|loops (?:seamlessly|perfectly|back|cleanly)|endlosschleife|(?:als|in|nahtlose[rn]?) (?:schleife|loop)|en bucle|bucle (?:perfecto|infinito|continuo)|en boucle|boucle (?:parfaite|infinie|continue)|em loop|loop (?:perfeito|infinito|contínuo)|vòng lặp|lặp (?:liền mạch|vô tận|liên tục)|无缝循环|循环播放|循环视频|无限循环|ループ(?:動画|再生|で|する|させ|映像)|シームレス(?:な)?ループ|무한 ?반복|반복 재생|루프 ?(?:영상|로|되)|끊김 없는 루프|วนลูป|ลูป(?:ไม่มีที่สิ้นสุด|ต่อเนื่อง)|วนซ้ำ'

/** Whether a brief asks for a film whose end leads back into its start. */
export const asksForLoop = (prompt: string): boolean => mentions(prompt, LOOP_WORDS)

const LETTERS_MIN = 2

/** Whether it asks for nothing else. */
export const asksForLoopAlone = (prompt: string): boolean =>
  asksForLoop(prompt) &&
  remove(prompt, LOOP_WORDS).replace(/[^\p{L}\p{N}]/gu, '').length < LETTERS_MIN

/** A longer line says more than the order. */
const ORDER_MAX = 28

/** The brief without lines that only order the loop, which are not for the ad's reader. */
export const withoutLoopOrder = (brief: Brief): Brief => ({
  ...brief,
  perks: brief.perks.filter((line) => line.length > ORDER_MAX || !asksForLoop(line)),
})
