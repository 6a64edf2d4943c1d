/** What the operator has decided on the operator page, as far as it bears on who makes what. */
export interface OperatorChoices {
  /** Models that are switched off, by id. */
  offModels: ReadonlySet<string>
  /** What may be spent on a provider in a day, in US cents; one without a limit is missing. */
  budgets: ReadonlyMap<string, number>
  /** Settings that were entered, by their names in the environment; the environment wins. */
  settings: Readonly<Record<string, string>>
}

export const NO_CHOICES: OperatorChoices = {
  offModels: new Set(),
  budgets: new Map(),
  settings: {},
}

/** The choices of this moment, kept true in every process. */
export interface LiveChoices {
  now(): OperatorChoices
  /** Reads them again, for whoever has just changed them and shows what came of it. */
  reload(): Promise<void>
  close(): void
}

/** Told when a choice has changed. */
export const CHOICES_TOPIC = 'choices'
