import { isBesideFigure } from './beside-figure.ts'
import { isGivenTo } from './given-to.ts'

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const isDigit = (character: string): boolean => /\d/u.test(character)

/** Whether a space between wide characters separates two clauses. */
export function isSignGap(text: string, at: number): boolean {
  const before = text[at - 1] ?? ''
  const after = text[at + 1] ?? ''
  const isNumeric = (character: string) => /[\d¥￥]/u.test(character)
  if (
    isBesideFigure(text, at) ||
    isHeld(text.slice(Math.max(0, at - 24), at), text.slice(at + 1, at + 12))
  )
    return false
  if (CJK.test(before) && isNumeric(after)) return isBeforeFigure(text, at)
  if (/[A-Z]/u.test(after) && ASKED_END.test(text.slice(Math.max(0, at - 8), at))) return true
  if (CJK.test(before) && CJK.test(after)) return !OPENS_NAME.test(text.slice(0, at))
  if (CJK.test(after) && ENDS_LATIN.test(text.slice(Math.max(0, at - 24), at))) return true
  return (
    /[)）」』！？]/u.test(before) || (isDigit(before) && CJK.test(after) && text.length > at + 4)
  )
}

/** Whether a figure starts a new clause: "バッテリー交換済み 45,000円", but not "電話 03-…". */
const isBeforeFigure = (text: string, at: number): boolean =>
  DONE.test(text.slice(0, at)) ||
  (!NAMES_FIGURE.test(text.slice(0, at)) && !PRICED.test(text.slice(at + 1, at + 24)))

/** "泣かせる感じにはしないで NPO法人": a request or a polite ending completes its sentence. */
const ASKED_END = /(?:ないで|ください|下さい|です|ます|ました|願います|してね|しないで)$/u

/** 「入館料 大人1,800円」: the prices mean nothing without the name of the fee. */
const FEE_ENDS = /(?:入場|入館|入園|参加|受講|拝観|観覧|利用|料|门票|票价|学费)料?$/u
/** 看房请联系王女士 138-0000-1234: a phone number, and who answers it. */
const isNumberOf = (before: string, after: string): boolean =>
  /^[+(（]?\d[\d() -]{6,}/u.test(after) && REACHED.test(before)
const REACHED =
  /(?:联系|致电|拨打|来电|咨询|报名|预约|电话|热线|微信|担当|連絡先?|お?問い?合わ?せ先?|受付|予約)[^，。、,\d]{0,12}$/u
const isHeld = (before: string, after: string): boolean =>
  isNumberOf(before, after) ||
  isGivenTo(before, after) ||
  (FEE_ENDS.test(before) && FEE_FOR.test(after))
const FEE_FOR = /^(?:大人|小人|一般|学生|子ども|子供|こども|中学|高校|小学|成人|儿童|老人)/u

/** "スタジオ ひなた": only a kind of business, with its name behind a space. */
const OPENS_NAME =
  /(?:税理士|弁護士|司法書士|社労士|会計士|建築士|栄養士|教授|医師|博士|シェフ|代表|作家|律师|教练|老师|主厨|博主|主任)$|(?:^|[\s、。，,])(?:スタジオ|麺処|麺屋|酒処|酒場|居酒屋|割烹|料亭|寿司|鮨|焼肉|焼鳥|蕎麦|そば処|うどん|和食|洋食|中華|旅館|湯宿|花屋|美容室|写真館|古民家カフェ|純喫茶|カフェ|サロン|アトリエ|ギャラリー|ビストロ|バー|レストラン|ホテル|クリニック|工房|食堂|喫茶|民宿|珈琲|ベーカリー)$/u

/** A space as wide as a Han character. */
export const WIDE_SPACE = '\u3000'
/** カフェスタッフ募集　時給1,200円〜　週2日: a full-width space stands for a comma, except behind a label. */
export const isWideGap = (text: string, at: number): boolean =>
  !(/^\s?[\d¥￥(（]/u.test(text.slice(at + 1)) && NAMES_FIGURE.test(text.slice(0, at))) &&
  !OPENS_NAME.test(text.slice(0, at))

/** "电话 400-…", "料金 500円": the label of a figure stays with it. */
const NAMES_FIGURE =
  /(?:每人每月|每人|每月|每年|每天|每位|每次|人均|月薪|年薪|月費|月额|月額|年額|地铁|电话|热线|时间|日期|地址|编号|价格|价|共|仅|只|约|微信|邮编|第|電話|時間|料金|価格|定員|会場|期間|日時|番号|定価|税込|全|各|約|計|お?電話(?:は|で|にて)?|致电|拨打|咨询|手机)$/u
/** "バッテリー交換済み 45,000円": a condition does not name the thing priced. */
const DONE = /(?:済み?|年製|あり|なし|[不也]?可|必須|不要|包邮|全新|[成九八]新)$/u
/** "栗のモンブラン 780円": a price stays with its product. */
const PRICED =
  /^(?:\d+(?:\.\d+)? ?(?:kg|g|ml|l|斤|克|片|包|只|件|瓶|盒|本|個|袋|枚) ?)?\d[\d,]*(?:\.\d+)? ?(?:万|千)?[円元](?!\d)/u
/** "14:00〜", a phone number, a handle, or short Latin words that end something: "当日OK". */
const ENDS_LATIN =
  /(?:\d[\d() -]{6,}|[@＠][\w.-]+|[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}](?:OK|NG|UP|OFF|MAX)|(?:\d|\d[時分])[〜～~])$/iu
