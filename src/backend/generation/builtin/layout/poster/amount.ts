import { amountsOf } from '../../prompt/clauses/amounts.ts'

/** A price or rate in reading order: its figure, and the words before and after it. */
export interface SplitAmount {
  before: string
  figure: string
  after: string
}

/** Words around a figure are set small beside it; longer ones form a sentence of their own. */
const AROUND_MAX = 26

const isOfNote = ({ kind }: { kind: string }): boolean => kind !== 'number'

/** The only figure of a short text; null if there is none, or if several compete. */
export function figureIn(text: string, longest = AROUND_MAX): SplitAmount | null {
  const amounts = amountsOf(text).filter(isOfNote)
  const [amount] = amounts
  if (!amount || amounts.length > 1) return null
  const sign = /[-–−+±~≈]$/u.exec(text.slice(0, amount.start))?.[0] ?? ''
  const before = text.slice(0, amount.start - sign.length).trim()
  const [figure = amount.text, unit = ''] = withItsTail(sign + amount.text, text.slice(amount.end))
  const after = text.slice(amount.end + unit.length).trim()
  return before.length <= longest && after.length <= longest ? { before, figure, after } : null
}

/** 15,800円〜, 29€*, 4.25%+: marks that belong to the figure. */
function withItsTail(figure: string, rest: string): [string, string] {
  const tail = /^\s?[〜~*+](?=\s|$)/u.exec(rest)?.[0] ?? ''
  return [figure + tail, tail]
}
