import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { balance } from './balance.ts'
import { calculate } from './calculate.ts'
import { ledger } from './ledger.ts'

export function mountCredits(app: Hono<ApiEnvironment>): void {
  mount(app, contract.credits.balance, balance)
  mount(app, contract.credits.calculate, calculate)
  mount(app, contract.credits.ledger, ledger)
}
