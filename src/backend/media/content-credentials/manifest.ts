import type { SignRequest } from './sign-request.ts'

const TERMS = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const SOURCE = 'source'

/**
 * The claims about a file, in the terms of C2PA 2.2: created, or opened from a source and edited; by which program, and
 * the resulting source type.
 */
export function manifestOf({
  made,
  mimeType,
  source,
}: Pick<SignRequest, 'made' | 'mimeType' | 'source'>) {
  const { sourceType, creatorTool, description } = made
  const work = {
    softwareAgent: { name: creatorTool },
    digitalSourceType: `${TERMS}${sourceType}`,
    description,
  }
  const actions = source
    ? [
        { action: 'c2pa.opened', parameters: { ingredientIds: [SOURCE] } },
        { action: 'c2pa.edited', ...work },
      ]
    : [{ action: 'c2pa.created', ...work }]
  return {
    claim_generator_info: [{ name: 'Adloom' }],
    format: mimeType,
    assertions: [{ label: 'c2pa.actions.v2', data: { actions } }],
  }
}

/** The source as an ingredient; without its file name, which may reveal more than its owner wants. */
export const ingredientOf = ({ mimeType }: { mimeType: string }) => ({
  title: 'Source',
  format: mimeType,
  relationship: 'parentOf',
  label: SOURCE,
  instance_id: SOURCE,
})
