import { and, asc, eq, gt } from 'drizzle-orm'
import { contract } from '../../../contract/contract.ts'
import type { Executor } from '../../db/database.ts'
import { mount } from '../../http/mount.ts'
import { KEPT, type Module } from '../module.ts'
import { showAnswers } from './answers/show-answers.ts'
import { listColumnChoices, saveColumnChoice } from './column-choices.ts'
import { listImports, removeImport } from './imports.ts'
import { linkAd } from './link-ad.ts'
import { pushFigures } from './push-figures.ts'
import { adFigures, adLinks, columnChoices, figureImports } from './tables.ts'

/** Erases a closed team's figures, with its links and column choices. */
export async function eraseFigures(executor: Executor, teamId: string): Promise<void> {
  await executor.delete(figureImports).where(eq(figureImports.teamId, teamId))
  await executor.delete(adLinks).where(eq(adLinks.teamId, teamId))
  await executor.delete(columnChoices).where(eq(columnChoices.teamId, teamId))
}

/** A team's figures for a member's data export, page by page. */
export const figuresOfTeam = (
  executor: Executor,
  { teamId, after, limit }: { teamId: string; after: string | null; limit: number },
) =>
  executor
    .select()
    .from(adFigures)
    .where(and(eq(adFigures.teamId, teamId), after ? gt(adFigures.id, after) : undefined))
    .orderBy(asc(adFigures.id))
    .limit(limit)

export const figuresModule: Module = {
  name: 'figures',
  keeps: {
    ad_figures: KEPT.withTheirOwner,
    ad_links: KEPT.withTheirOwner,
    column_choices: 'the 50 that a team used last',
    figure_imports: KEPT.withTheirOwner,
  },
  routes(app) {
    const { figures } = contract
    mount(app, figures.push, pushFigures)
    mount(app, figures.imports, listImports)
    mount(app, figures.removeImport, removeImport)
    mount(app, figures.columnChoices, listColumnChoices)
    mount(app, figures.saveColumnChoice, saveColumnChoice)
    mount(app, figures.link, linkAd)
    mount(app, figures.answers, showAnswers)
  },
}
