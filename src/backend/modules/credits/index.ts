import { contract } from '../../../contract/contract.ts'
import { mount } from '../../http/mount.ts'
import { handleJob } from '../../queue/job.ts'
import { KEPT, type Module } from '../module.ts'
import { balance } from './balance.ts'
import { calculate } from './calculate.ts'
import { ledger } from './ledger.ts'
import { verifyLedgerJob } from './verify-ledger.job.ts'
import { verifyLedger } from './verify-ledger.ts'

export { balanceOfTeam } from './balance.ts'
export { capturesOfTeam } from './captures-of-team.ts'
export { expireAllLots } from './expire-lots.ts'
export { grantCredits } from './grant-credits.ts'
export { type CreditHold, holdCredits } from './hold-credits.ts'
export { listLots, spentOfGrants } from './lots.ts'
export { movementsOfTeam } from './movements-of-team.ts'
export { revokeCredits } from './revoke-credits.ts'
export { captureHold, releaseHold } from './settle-hold.ts'
export { verifyLedger } from './verify-ledger.ts'

export const creditsModule: Module = {
  name: 'credits',
  keeps: {
    credit_balances: KEPT.withTheirOwner,
    credit_hold_lots: 'until the task ends',
    credit_lots: KEPT.forEver,
    ledger_entries: KEPT.forEver,
    ledger_transactions: KEPT.forEver,
  },
  routes(app) {
    mount(app, contract.credits.balance, balance)
    mount(app, contract.credits.calculate, calculate)
    mount(app, contract.credits.ledger, ledger)
  },
  jobs: ({ db, log }) => [
    handleJob(verifyLedgerJob, () =>
      Promise.resolve(async () => {
        for (const violation of await verifyLedger(db)) log.error({ violation }, 'ledger violation')
      }),
    ),
  ],
}
