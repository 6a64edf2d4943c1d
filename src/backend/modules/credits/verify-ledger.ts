import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/database.ts'

/** A broken invariant: the rule, and the row that breaks it. */
export interface LedgerViolation {
  rule: string
  subject: string
}

/**
 * Invariants that hold at every transaction boundary, as queries for the rows that break them. They span
 * modules on purpose: the ledger is right only if it agrees with the tasks it accounts for.
 */
const RULES: Record<string, SQL> = {
  'a transaction has two entries and sums to zero': sql`
    select t.id::text as subject from ledger_transactions t
    left join ledger_entries e on e.transaction_id = t.id
    group by t.id having count(e.id) < 2 or sum(e.amount) <> 0`,
  'entries belong to the team of their transaction': sql`
    select e.id::text as subject from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id where e.team_id <> t.team_id`,
  'a balance is the sum of its entries': sql`
    select coalesce(b.team_id, s.team_id)::text as subject
    from credit_balances b
    full join (
      select team_id,
        coalesce(sum(amount) filter (where account = 'available'), 0) as available,
        coalesce(sum(amount) filter (where account = 'held'), 0) as held
      from ledger_entries group by team_id
    ) s on s.team_id = b.team_id
    where coalesce(b.available, 0) <> coalesce(s.available, 0)
      or coalesce(b.held, 0) <> coalesce(s.held, 0)`,
  'no balance is negative': sql`
    select team_id::text as subject from credit_balances where available < 0 or held < 0`,
  'a task is settled at most once, after a hold of the same amount': sql`
    select task_id::text as subject from (
      select t.task_id,
        count(*) filter (where t.kind = 'hold' and e.account = 'held') as holds,
        count(*) filter (where t.kind in ('capture', 'release') and e.account = 'held') as settlements,
        sum(e.amount) filter (where e.account = 'held') as open
      from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.task_id is not null group by t.task_id
    ) s where holds <> 1 or settlements > 1 or (settlements = 1 and open <> 0)`,
  'an unfinished task holds its price': sql`
    select k.id::text as subject from tasks k
    where k.status in ('CREATED', 'RUNNING') and k.credits <> (
      select coalesce(sum(e.amount), 0) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      where t.task_id = k.id and e.account = 'held')`,
  'a finished task is charged or released exactly as it ended': sql`
    select k.id::text as subject from tasks k
    left join ledger_transactions t on t.task_id = k.id and t.kind in ('capture', 'release')
    where k.status in ('SUCCEEDED', 'FAILED', 'CANCELLED') and (
      t.id is null
      or (k.status = 'SUCCEEDED' and t.kind <> 'capture' and exists (
        select from task_outputs o
        where o.task_id = k.id and not o.notes @> '["words_not_set"]'::jsonb))
      or (k.status = 'FAILED' and t.kind <> 'release')
      or k.credits_charged > k.credits
      or k.credits_charged <> (
        select coalesce(sum(e.amount), 0) from ledger_entries e
        where e.transaction_id = t.id and e.account = 'spent'))`,
  'the lots of a team sum to its available balance': sql`
    select coalesce(b.team_id, l.team_id)::text as subject from credit_balances b
    full join (select team_id, sum(remaining) as remaining from credit_lots group by team_id) l
      on l.team_id = b.team_id
    where coalesce(b.available, 0) <> coalesce(l.remaining, 0)`,
  'held credits are known by the lots they came from': sql`
    select coalesce(b.team_id, h.team_id)::text as subject from credit_balances b
    full join (
      select l.team_id, sum(h.amount) as held from credit_hold_lots h
      join credit_lots l on l.id = h.lot_id group by l.team_id
    ) h on h.team_id = b.team_id
    where coalesce(b.held, 0) <> coalesce(h.held, 0)`,
  'a grant has its lot, of the same amount': sql`
    select t.id::text as subject from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account = 'available'
    left join credit_lots l on l.source = t.source
    where t.kind = 'grant' and l.source is not null and l.granted <> e.amount`,
  'an unfinished removal holds its price': sql`
    select w.id::text as subject from removal_works w
    where w.status in ('CREATED', 'RUNNING') and w.credits <> (
      select coalesce(sum(e.amount), 0) from ledger_transactions t
      join ledger_entries e on e.transaction_id = t.id
      where t.task_id = w.id and e.account = 'held')`,
  'a finished removal is charged when it succeeded and released otherwise': sql`
    select w.id::text as subject from removal_works w
    left join ledger_transactions t on t.task_id = w.id and t.kind in ('capture', 'release')
    where w.credits > 0 and w.status in ('SUCCEEDED', 'FAILED', 'CANCELLED')
      and t.kind is distinct from case w.status when 'SUCCEEDED' then 'capture' else 'release' end`,
  'a hold belongs to a task or to a removal': sql`
    select t.id::text as subject from ledger_transactions t
    left join tasks k on k.id = t.task_id left join removal_works w on w.id = t.task_id
    where t.kind = 'hold' and k.id is null and w.id is null`,
}

/** Verifies the ledger against all rules; an empty list means every credit is accounted for. */
export async function verifyLedger(executor: Executor): Promise<LedgerViolation[]> {
  const violations: LedgerViolation[] = []
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await executor.execute<{ subject: string }>(query)
    for (const { subject } of rows) violations.push({ rule, subject })
  }
  return violations
}
