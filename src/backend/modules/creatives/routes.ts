import type { Hono } from 'hono'
import { contract } from '../../../contract/contract.ts'
import type { ApiEnvironment } from '../../http/api-environment.ts'
import { mount } from '../../http/mount.ts'
import { saveCreative } from './save-creative.ts'
import { showLog } from './show-log.ts'

export function mountCreatives(app: Hono<ApiEnvironment>): void {
  mount(app, contract.creatives.save, saveCreative)
  mount(app, contract.creatives.log, showLog)
}
