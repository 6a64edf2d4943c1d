import type { Language } from '../../../../../contract/languages.ts'
import { isClosing, isGreeting, isPolite, isSignature } from './talk.ts'

/** The position of a clause in its brief. */
interface Place {
  sentence: number
  line: number
  /** No headline has been found yet. */
  isFirst: boolean
}

/** 急用, "need it by tomorrow", 明日の朝までに: only how soon the ad is needed. */
const HURRY =
  /^(?:[很挺比较]?急(?:用|需|件|单)?|加急|在线等|(?:今晚|今天|明天|明早|周[一二三四五六日])(?:之?前)?(?:就?要|要用|交|出图)|(?:お)?急ぎ(?:です|で|目で)?|至急(?:です)?|(?:今日|本日|明日|明後日|今週|来週|[月火水木金土日]曜(?:日)?)?(?:中|の(?:朝|昼|夕方|夜|午前|午後))?(?:まで|中)に(?:ほしい(?:です)?|必要です|お願いします)?|(?:좀 )?급(?:해요|합니다|함|하게)|(?:오늘|내일|모레|이번 주)(?: (?:오전|오후|아침|저녁))?(?: ?안에|까지)(?: 필요해요| 부탁드려요| 주세요)?|ด่วน(?:มาก|ค่ะ|ครับ)?|ขอด่วน|ใช้(?:วันนี้|พรุ่งนี้|ด่วน)|(?:need(?:ed)? (?:it|this) |(?:i|we) need (?:it|this) )?(?:asap|urgent(?:ly)?|in a hurry|(?:by|for) (?:tomorrow|tonight|eod|end of day|monday|tuesday|wednesday|thursday|friday)(?: (?:morning|noon|latest))?)|(?:es )?(?:eilt|ist eilig|dringend|eilig)(?: sehr)?|(?:brauche? (?:es|das|ich) )?bis (?:morgen|heute abend)(?: früh)?|(?:c'est )?urgent|(?:pour|avant) (?:demain|ce soir)(?: matin)?|(?:es )?(?:urgente|urge)|(?:lo necesito )?para (?:mañana|hoy|esta tarde)|(?:é )?urgente|(?:preciso )?(?:pra|para) (?:amanhã|hoje|ontem)|(?:cần|làm|đang) gấp|gấp|cần (?:trong )?(?:hôm nay|ngày mai|sáng mai))(?: (?:please|pls|bitte|svp|por favor|porfa|nha|nhé|ạ))?[.!！。~]*$/iu

/** Recognizes greetings, thanks, and the signature below them. */
export class Courtesies {
  /** Where the thanks were; a name below them is the signature. */
  private thanks: Pick<Place, 'sentence' | 'line'> | null = null
  private readonly language: Language

  constructor(language: Language) {
    this.language = language
  }

  isOne(clause: string, { sentence, line, isFirst }: Place): boolean {
    if (isPolite(clause, this.language) || HURRY.test(clause)) return true
    if (isFirst) return isGreeting(clause, this.language)
    if (this.thanks !== null && (this.thanks.sentence === sentence || this.thanks.line < line))
      return isSignature(clause)
    if (!isClosing(clause, this.language)) return false
    this.thanks = { sentence, line }
    return true
  }
}
