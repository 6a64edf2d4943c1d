/** The operator's choices on the operator page that affect who makes what. */
export interface OperatorChoices {
  /** Ids of the models that are switched off. */
  offModels: ReadonlySet<string>
  /** Spending limit per provider and day, in US cents; a provider without a limit is missing. */
  budgets: ReadonlyMap<string, number>
  /** Entered settings, by their environment variable names; the environment takes precedence. */
  settings: Readonly<Record<string, string>>
}

export const NO_CHOICES: OperatorChoices = {
  offModels: new Set(),
  budgets: new Map(),
  settings: {},
}

/** The current choices, kept up to date in every process. */
export interface LiveChoices {
  now(): OperatorChoices
  /** Reloads them, for callers that have just changed them and show the outcome. */
  reload(): Promise<void>
  close(): void
}

/** Notified when a choice has changed. */
export const CHOICES_TOPIC = 'choices'
