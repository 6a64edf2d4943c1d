import fc, { type Arbitrary } from 'fast-check'

/** What can happen to the credits of a few teams and tasks; few of each make collisions likely. */
export type LedgerCommand =
  | { do: 'grant'; team: number; amount: number; source: number }
  | { do: 'hold'; team: number; task: number; amount: number }
  | { do: 'capture' | 'release'; task: number }

const TEAMS = 2

const amount = fc.integer({ min: 1, max: 12 })
const team = fc.nat(TEAMS - 1)
const task = fc.nat(3)

export const ledgerCommands: Arbitrary<LedgerCommand[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant('grant' as const), team, amount, source: fc.nat(3) }),
    fc.record({ do: fc.constant('hold' as const), team, task, amount }),
    fc.record({ do: fc.constantFrom('capture' as const, 'release' as const), task }),
  ),
  { maxLength: 14 },
)

export type Outcome = 'done' | 'insufficient_credits' | 'refused'

/** The credit rules in their simplest form, which the database ledger must agree with. */
export class LedgerModel {
  readonly balances = Array.from({ length: TEAMS }, () => ({ available: 0, held: 0 }))
  private readonly granted = new Set<number>()
  private readonly holds = new Map<number, { team: number; amount: number; end?: string }>()

  apply(command: LedgerCommand): Outcome {
    if (command.do === 'grant') return this.grant(command)
    if (command.do === 'hold') return this.hold(command)
    return this.settle(command)
  }

  /** The sum over all teams. */
  total(): { available: number; held: number } {
    return this.balances.reduce((a, b) => ({
      available: a.available + b.available,
      held: a.held + b.held,
    }))
  }

  private grant({ team, amount, source }: Extract<LedgerCommand, { do: 'grant' }>): Outcome {
    if (this.granted.has(source)) return 'done'
    this.granted.add(source)
    this.of(team).available += amount
    return 'done'
  }

  private hold({ team, task, amount }: Extract<LedgerCommand, { do: 'hold' }>): Outcome {
    if (this.holds.has(task)) return 'done'
    const balance = this.of(team)
    if (balance.available < amount) return 'insufficient_credits'
    balance.available -= amount
    balance.held += amount
    this.holds.set(task, { team, amount })
    return 'done'
  }

  private settle(command: { do: 'capture' | 'release'; task: number }): Outcome {
    const hold = this.holds.get(command.task)
    if (!hold) return 'refused'
    if (hold.end) return hold.end === command.do ? 'done' : 'refused'
    hold.end = command.do
    const balance = this.of(hold.team)
    balance.held -= hold.amount
    if (command.do === 'release') balance.available += hold.amount
    return 'done'
  }

  private of(team: number) {
    const balance = this.balances[team]
    if (!balance) throw new Error(`The model has no team ${team}.`)
    return balance
  }
}
