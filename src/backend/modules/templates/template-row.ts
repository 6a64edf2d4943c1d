import { and, desc, eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { list, TeamTemplate } from '../../../contract/endpoints/templates.ts'
import { mayDo } from '../../../contract/team-roles.ts'
import type { UserActor } from '../../caller.ts'
import type { CallContext } from '../../context.ts'
import { teamTemplates } from './tables.ts'

type TemplateRow = typeof teamTemplates.$inferSelect

export const templateView = (row: TemplateRow): TeamTemplate => ({
  template_id: row.id,
  title: row.title,
  prompt: row.prompt,
  aspect_ratio: row.aspectRatio,
  occasion_day: row.occasionDay,
  created_at: row.createdAt.toISOString(),
})

/** SQL condition: a template of the user's current team. */
export const isOurs = ({ teamId }: Pick<UserActor, 'teamId'>, templateId: string) =>
  and(eq(teamTemplates.id, templateId), eq(teamTemplates.teamId, teamId))

/** @throws AppError('not_permitted') unless the role may change the team's templates */
export function requireWriter({ teamRole }: Pick<UserActor, 'teamRole'>): void {
  if (!mayDo(teamRole, 'changeTemplates')) throw new AppError('not_permitted')
}

export async function listTemplates({
  db,
  actor,
}: CallContext<'user'>): Promise<OutputOf<typeof list>> {
  const rows = await db
    .select()
    .from(teamTemplates)
    .where(eq(teamTemplates.teamId, actor.teamId))
    .orderBy(desc(teamTemplates.id))
  return { templates: rows.map(templateView) }
}
