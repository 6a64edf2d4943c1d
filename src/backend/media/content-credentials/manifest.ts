import type { SignRequest } from './sign-request.ts'

const TERMS = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const SOURCE = 'source'

/**
 * What is claimed about a file, in the words of C2PA 2.2: made anew, or opened from a source and then
 * edited; by which program, and what kind of media came of it.
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

/** The source as an ingredient; without its name, which may say more than its owner wants to. */
export const ingredientOf = ({ mimeType }: { mimeType: string }) => ({
  title: 'Source',
  format: mimeType,
  relationship: 'parentOf',
  label: SOURCE,
  instance_id: SOURCE,
})
