import type { Clause } from './reading.ts'

/** "Después, 15 € al mes": when something holds, and nothing of what. */
const WHEN_ALONE =
  /^(?:(?:and )?(?:then|after that|afterwards|thereafter)|danach|anschließend|(?:et )?(?:ensuite|puis|après)|(?:y )?(?:después|luego)|(?:e )?depois|sau đó|その後は?|以降は?|之后|此后|이후|그 ?후|หลังจากนั้น)$/iu

/** An adverb that commas parted from what it is said of: without it a later price would hold from the start. */
export function joinedAdverbs(clauses: Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((found, clause) => {
    const last = found.at(-1)
    const isOne =
      last?.role === 'fact' && last.sentence === clause.sentence && WHEN_ALONE.test(last.text)
    const isTold = clause.role === 'price' || clause.role === 'fact' || clause.role === 'offer'
    if (isOne && isTold)
      found[found.length - 1] = { ...clause, text: `${last.text}, ${clause.text}` }
    else found.push(clause)
    return found
  }, [])
}
