import { eq } from 'drizzle-orm'
import { AppError } from '../../../contract/app-error.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { remove, save } from '../../../contract/endpoints/templates.ts'
import { TEMPLATES_MAX } from '../../../contract/templates.ts'
import type { CallContext } from '../../context.ts'
import { lockTeam } from '../teams/index.ts'
import { teamTemplates } from './tables.ts'
import { isOurs, requireWriter, templateView } from './template-row.ts'

/** @throws AppError('not_permitted' | 'not_found' | 'templates_limit_reached') */
export async function saveTemplate(
  { db, clock, actor }: CallContext<'user'>,
  { template_id: id, title, prompt, aspect_ratio, occasion_day }: ParsedInputOf<typeof save>,
): Promise<OutputOf<typeof save>> {
  requireWriter(actor)
  const { teamId, userId } = actor
  const words = { title, prompt, aspectRatio: aspect_ratio, occasionDay: occasion_day }
  const [saved] = await db.transaction(async (tx) => {
    if (id) return tx.update(teamTemplates).set(words).where(isOurs(actor, id)).returning()
    // Serializes simultaneous additions, so that each one counts those before it.
    await lockTeam(tx, actor)
    if ((await tx.$count(teamTemplates, eq(teamTemplates.teamId, teamId))) >= TEMPLATES_MAX) {
      throw new AppError('templates_limit_reached')
    }
    return tx
      .insert(teamTemplates)
      .values({ ...words, teamId, userId, createdAt: clock.now() })
      .returning()
  })
  if (!saved) throw new AppError('not_found')
  return templateView(saved)
}

/** @throws AppError('not_permitted' | 'not_found') */
export async function removeTemplate(
  { db, actor }: CallContext<'user'>,
  { templateId }: ParsedInputOf<typeof remove>,
): Promise<OutputOf<typeof remove>> {
  requireWriter(actor)
  const removed = await db
    .delete(teamTemplates)
    .where(isOurs(actor, templateId))
    .returning({ id: teamTemplates.id })
  if (removed.length === 0) throw new AppError('not_found')
  return { done: true }
}
