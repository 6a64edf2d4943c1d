import type { Grammar } from '../grammar/grammar.ts'
import { pattern, plain } from './word-lists.ts'

/** "… 수리점인데요 펑크 …": a polite verb ends its sentence without a period. */
const POLITE_END =
  /(?:[가-힣](?<![필중수주개담])요|(?:[가-힣]{2}|(?<![가-힣])[합봅줍]|드립)니다|[가-힣]{2}인데|\d\s?(?:만원|원|%|명|개월)이고)$/u

/** "저희는 동네 서점이고 …": who the client is, followed by the message. */
const HOUSE_AND = /(?:[점집샵숍원실당관방장소]|카페|가게|스튜디오|센터|회사)이고$/u

/** "9,800원 세트 12,500원": if there is another sum, a price ends its item. */
export function isKoreanGap(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at)
  if (/^(?:저희|우리|저)/u.test(text) && HOUSE_AND.test(before)) return true
  if (POLITE_END.test(before) || /[가-힣](?:[~^♡♥]+|[ㅋㅎ]{2,})$/u.test(before)) return true
  if (/(?:사진|그림|이미지|일러스트|로고|이모지|글자|인물) ?(?:없이|빼고|말고)$/u.test(before))
    return true
  // "32평 기준 4,200만원부터": the basis of the sum.
  const isReckoned = /^(?:기준|형|대|이상|이하|까지|형의|규모)/u.test(text.slice(at + 1))
  if (/\d(?:천|만)?원/u.test(text) && LISTED_END.test(before) && !isReckoned) return true
  const isSum = /\d(?:천|만)?원$/u.test(before) && /^[가-힣]/u.test(text.slice(at + 1, at + 2))
  return (
    isSum &&
    !OF_SUM.test(text.slice(at + 1, at + 8)) &&
    (text.match(/\d(?:천|만)?원/gu) ?? []).length > 1
  )
}

/** "권리금 없음 1층 15평": features of a property in a row. */
const LISTED_END = /(?:[가-힣]{2} (?:없음|있음|완비)|\d(?:층|평))$/u

/** "후원하기 슬프지 않게", "고급스럽게 체험 예약하기": a button typed next to a wish. */
export const isBesideCall = (text: string, at: number, { bids }: Grammar): boolean =>
  (CALL_ENDS.test(text.slice(Math.max(0, at - 8), at)) && !OF_CALL.test(text.slice(at + 1))) ||
  (LOOK_ENDS.test(text.slice(Math.max(0, at - 8), at)) &&
    pattern(`^(?:${bids})$`).test(plain(text.slice(at + 1).trim())))
const CALL_ENDS =
  /(?:예매|접수|결제|신청|예약|구매|주문|지원|가입|후원|기부|다운로드|시작|상담|문의|등록|참여|입양|구독|설치)하기$|(?:러 ?|신청|견적|혜택|쿠폰|진단|상담|자세히|더) ?(?:가기|받기|보기)$/u
const OF_CALL = /^(?:전|위|쉽|쉬|편|좋|힘|어려|때|싫|에|버튼|및|또는)/u
const LOOK_ENDS = /(?:[가-힣]{2}게|느낌|느낌으로|톤으로|톤|스타일|스타일로)$/u

const OF_SUM =
  /^(?:할인|이상|이하|부터|까지|상당|쿠폰|현재|에서|에|권|대|씩|별도|포함|짜리|초과|미만|적립|증정|페이백|정도|또는|→)/u
