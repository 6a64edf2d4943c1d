const SIGN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

/**
 * "原价 198 元", "人民路 18 号": a figure keeps its unit, and a street its number. Where commas separate the clauses, spaces
 * around a figure separate nothing.
 */
export function isBesideFigure(text: string, at: number): boolean {
  const isBefore = /\d/u.test(text[at - 1] ?? '') && SIGN.test(text[at + 1] ?? '')
  if (isBefore && UNIT.test(text.slice(at + 1, at + 5))) return true
  const isBehind = SIGN.test(text[at - 1] ?? '') && FIGURE.test(text.slice(at + 1, at + 20))
  if (
    isBehind &&
    /[路街道巷弄]$/u.test(text.slice(0, at)) &&
    /^\d+ ?[号弄]/u.test(text.slice(at + 1))
  )
    return true
  const isOfMany = isBehind && MANY.test(text.slice(at + 1, at + 12))
  return isOfMany || ((isBefore || isBehind) && COMMAS.test(text))
}

const UNITS =
  '(?:[元円圆块万億亿千人名位分天周月年日点點节節次个個件张張盒包款折米斤克岁歲楼层層号號种種杯份枚本冊回間间套家起时時平组組对對双雙桌场場台辆輛条條碗期级級班瓶罐袋只头頭晚夜泊%]|小时|分钟|公里|平米|时间|時間|席)'
const UNIT = new RegExp(`^${UNITS}`, 'u')
/** "20k-35k", "2680 元": a figure that carries its own unit. */
const FIGURE = new RegExp(`^\\d[\\d.,:]*(?:k(?![a-z])|(?:[-–~～至到]\\d[\\d.,]*)? ?${UNITS})`, 'iu')
/** 用户超 300万: a count, never a price. */
const MANY = /^\d[\d.,]* ?[万萬亿億]/u
const COMMAS = /[，、]|,(?!\d)/u
