import { LRUCache } from 'lru-cache'
import { isAppError } from '../../../../contract/app-error.ts'
import type { Hook } from '../../../../contract/figures.ts'
import type { CallContext } from '../../../context.ts'
import { type CreativeRow, findKnownBrief, type KnownBrief } from '../../creatives/index.ts'

type SaidWords = KnownBrief['words']

export interface Lead {
  hook: Hook
  /** Whether its look is known, so that similar ads can be made. */
  canRepeat: boolean
}

/** A result's words never change, so they're only read once. */
const leads = new LRUCache<string, Lead>({ max: 5_000 })

/** The hook of a creative; null while its words can't be read. */
export async function leadOf(
  context: CallContext<'user'>,
  creative: Pick<CreativeRow, 'taskId' | 'fileId'>,
): Promise<Lead | null> {
  const known = leads.get(creative.fileId)
  if (known) return known
  try {
    const brief = await findKnownBrief(context, creative)
    const lead = {
      hook: brief ? hookOf(brief.words) : 'none',
      canRepeat: Boolean(brief?.repeatable.output.style),
    } as const
    leads.set(creative.fileId, lead)
    return lead
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}

/** A discount outranks a price, and a price outranks a question or a claim. */
export function hookOf({ offer, price, old_price, headline, subline }: SaidWords): Hook {
  if (offer || old_price) return 'offer'
  if (price) return 'price'
  if ([headline, subline].some((text) => /[?？]\s*$/u.test(text ?? ''))) return 'question'
  return headline ? 'claim' : 'none'
}
