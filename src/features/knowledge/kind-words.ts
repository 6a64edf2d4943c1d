import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { KnowledgeKind } from '@/contract/knowledge'

export const KIND_LABELS: Record<KnowledgeKind, MessageDescriptor> = {
  text: msg`Background information`,
  names: msg`Product names`,
  claims: msg`Approved claims`,
  legal: msg`Small print`,
}

/** How each kind is used; nothing is printed automatically. */
export const KIND_HINTS: Record<KnowledgeKind, MessageDescriptor> = {
  text: msg`Shared with the text model when it reads, enhances, or translates a prompt.`,
  names: msg`One per line. Suggested for the headline and the brand, and shared with the text model.`,
  claims: msg`One per line. Suggested as features of an ad and shared with the text model.`,
  legal: msg`One per line. Suggested as small print and shared with the text model.`,
}
