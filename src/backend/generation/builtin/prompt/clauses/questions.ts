/** "Could you make a poster for our walk, 11am, Fitzgerald's Park?": a question only to the designer. */
const ASKS =
  /^(?:(?:hi|hello|hey|hallo|bonjour|hola|oi|olá)[,!]? )?(?:(?:could|can|would|will) you|(?:könn(?:t|te[nt]?)|kannst|würde(?:st|t|n)?) (?:ihr|du|sie|man)|(?:pouvez|pourriez)-vous|(?:tu )?(?:peux|pourrais)|¿?(?:puedes|podrías|podéis|podrían|me (?:puedes|podrías|haces))|(?:você )?(?:pode|poderia|podia|consegue|podem))(?!\p{L})/iu

/** Removes the question mark of a question to the designer. */
export function withoutQuestion(clauses: string[]): string[] {
  if (!ASKS.test(clauses[0] ?? '')) return clauses
  return clauses.map((clause, at) =>
    at === clauses.length - 1 ? clause.replace(/\s*[?？]+\s*$/u, '') : clause,
  )
}
