import type { QueryClient } from '@tanstack/react-query'
import { shippedTemplatesQuery, templatesQuery } from '@/api/templates.functions'
import { fillTemplate } from '@/components/templates/fill-template'
import { ideaPrompt } from '@/components/templates/idea-prompt'
import { findKnownWords } from '@/components/templates/known-words'
import { AppError } from '@/contract/app-error'
import type { ShippedTemplates } from '@/contract/endpoints/templates'
import type { WorkflowType } from '@/contract/generation'
import type { Language } from '@/contract/languages'
import { type Draft, EMPTY_DRAFTS } from '../composer/draft'

interface Wish {
  templateId: string
  occasionId: string | undefined
  language: Language
}

/**
 * The draft of a template, with known values filled in and blanks for the rest.
 * @throws AppError('not_found') if it is gone or belongs to another team
 */
export async function chooseTemplate(
  client: QueryClient,
  wish: Wish,
): Promise<{ workflow: WorkflowType; draft: Draft }> {
  const shipped = await client.ensureQueryData(shippedTemplatesQuery(wish.language))
  const template = findShipped(shipped, wish) ?? (await findOwn(client, wish.templateId))
  const known = await findKnownWords(client)
  const first = EMPTY_DRAFTS.text_to_image
  const ratio = template.aspect_ratio
  return {
    workflow: 'text_to_image',
    draft: {
      ...first,
      prompt: fillTemplate(template.prompt, { known, slots: shipped.slots }),
      settings: ratio ? { ...first.settings, aspectRatio: ratio } : first.settings,
    },
  }
}

function findShipped(
  { templates, occasions }: ShippedTemplates,
  { templateId, occasionId, language }: Wish,
) {
  const template = templates.find(({ template_id }) => template_id === templateId)
  const occasion = occasions.find(({ occasion_id }) => occasion_id === occasionId)
  return template && { ...template, prompt: ideaPrompt(template, occasion, language) }
}

async function findOwn(client: QueryClient, templateId: string) {
  const { templates } = await client.ensureQueryData(templatesQuery())
  const template = templates.find(({ template_id }) => template_id === templateId)
  if (!template) throw new AppError('not_found')
  return template
}
