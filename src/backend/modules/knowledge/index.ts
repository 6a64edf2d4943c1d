import { eq } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { listEntries, showEntry } from './entries.ts'
import { showFacts } from './facts.ts'
import { mountPdfReading } from './pdf/receive-pdf.ts'
import { removeEntry, saveEntry } from './save-entry.ts'
import { brandKnowledge } from './tables.ts'

export { type KnownText, knowledgeOfBrand } from './facts.ts'

/** Erases a closed team's brand knowledge. */
export const eraseKnowledge = (executor: Executor, teamId: string) =>
  executor.delete(brandKnowledge).where(eq(brandKnowledge.teamId, teamId))

/** A team's brand knowledge, for a member's data export. */
export const knowledgeOfTeam = (executor: Executor, teamId: string) =>
  executor.select().from(brandKnowledge).where(eq(brandKnowledge.teamId, teamId))

export const knowledgeModule: Module = {
  name: 'knowledge',
  keeps: { brand_knowledge: KEPT.withTheirOwner },
  routes(app) {
    mount(app, contract.knowledge.list, listEntries)
    mount(app, contract.knowledge.facts, showFacts)
    mount(app, contract.knowledge.detail, showEntry)
    mount(app, contract.knowledge.save, saveEntry)
    mount(app, contract.knowledge.remove, removeEntry)
    mountPdfReading(app)
  },
}
