import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { currentContext } from './current-context.ts'

export function mountTeams(app: Hono<ApiEnvironment>): void {
  mount(app, contract.teams.currentContext, currentContext)
}
