import { eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { listShipped } from './list-shipped.ts'
import { removeTemplate, saveTemplate } from './save-template.ts'
import { teamTemplates } from './tables.ts'
import { listTemplates } from './template-row.ts'

export { buttonOfTrade, occasionsAhead } from './button-of-trade.ts'

/** Erases a closed team's templates. */
export const eraseTemplates = (executor: Executor, teamId: string) =>
  executor.delete(teamTemplates).where(eq(teamTemplates.teamId, teamId))

/** A team's templates, for a member's data export. */
export const templatesOfTeam = (executor: Executor, teamId: string) =>
  executor.select().from(teamTemplates).where(eq(teamTemplates.teamId, teamId))

export const templatesModule: Module = {
  name: 'templates',
  keeps: { team_templates: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.templates.shipped, listShipped)
    mount(app, contract.templates.list, listTemplates)
    mount(app, contract.templates.save, saveTemplate)
    mount(app, contract.templates.remove, removeTemplate)
  },
}
