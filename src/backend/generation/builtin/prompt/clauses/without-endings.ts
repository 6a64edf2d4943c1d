import type { Language } from '../../../../../contract/languages.ts'

/**
 * 「こむぎ日和」です, 무료배송입니다, "순차 발송하고": spoken sentence endings behind a complete word. A line of an ad ends with that word,
 * and the meaning stays the same.
 */
const ENDINGS: Partial<Record<Language, RegExp>> = {
  ja: /(?<=[」』”"'’)）円\d\p{sc=Katakana}\p{sc=Han}])(?:です|でございます|となります|となっております|になります)$/u,
  ko: /(?:(?<=[”"'’)\d%\p{sc=Hangul}])(?:입니다|이에요|예요|이고)|(?<=[가-힣]{2})하고|(?<=모집|홍보|안내|공지)글(?:이요|입니다|이에요)?)$/u,
}

export const withoutEndings = (text: string, language: Language): string => {
  const ending = ENDINGS[language]?.exec(text)
  return ending && ending.index > 1 ? text.slice(0, ending.index) : text
}
