import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { freeCheck } from './free-check.ts'

export function mountVisitors(app: Hono<ApiEnvironment>): void {
  mount(app, contract.visitors.freeCheck, freeCheck)
}
