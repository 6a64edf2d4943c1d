/** Kept as long as the account or team is; it grows with people, not with time. */
const PEOPLE = 'as long as the account or team'
const FOR_EVER = 'for ever: books, and who did what'
const TASKS = 'as long as the history, until it is deleted there'

/**
 * How long each table keeps its rows. A table without a line here fails a test, so that nothing grows
 * without somebody having thought of it.
 */
export const KEPT: Readonly<Record<string, string>> = {
  brands: PEOPLE,
  creatives: PEOPLE,
  credit_balances: PEOPLE,
  credit_hold_lots: 'until the task ends',
  credit_lots: FOR_EVER,
  email_codes: '2 days',
  entered_settings: 'until the operator takes them back',
  files: 'for ever, without their bytes once these are deleted',
  idempotency_keys: '7 days',
  identities: PEOPLE,
  inquiries: '365 days',
  ledger_entries: FOR_EVER,
  ledger_transactions: FOR_EVER,
  login_failures: 'until they count no more',
  model_switches: 'until the operator takes them back',
  oauth_flows: 'until they expire',
  operator_actions: FOR_EVER,
  order_keys: '7 days',
  orders: FOR_EVER,
  outbox: '30 days; codes until they expire',
  payment_events: '400 days',
  products: PEOPLE,
  provider_budgets: 'until the operator takes them back',
  provider_health: 'one row a provider',
  publications: 'until they are taken out of the gallery',
  rate_limits: 'until they count no more',
  refunds: FOR_EVER,
  removal_works: '90 days after the removal was deleted',
  removals: '90 days after it was deleted',
  seat_grants: FOR_EVER,
  sessions: '90 days after they ended',
  spent_identity_tokens: 'until they expire',
  subscriptions: FOR_EVER,
  task_events: '2 days',
  task_inputs: TASKS,
  task_outputs: TASKS,
  tasks: TASKS,
  team_invitations: '30 days after they expired',
  team_members: PEOPLE,
  teams: PEOPLE,
  test_checkouts: '30 days, paid ones for ever',
  uploads: 'UPLOAD_RETENTION_HOURS, unless a task took them',
  users: PEOPLE,
  visitor_network_usage: '7 days',
  visitor_usage: '7 days',
  visitors: '90 days after their last visit',
}
