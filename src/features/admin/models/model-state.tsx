import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge } from '@/components/ui/badge'
import type { AdminModel } from '@/contract/endpoints/admin/models'

type Status = AdminModel['status']

const WORDS: Record<Status, MessageDescriptor> = {
  active: msg`In use`,
  retired: msg`Retired`,
  unavailable: msg`Not set up`,
  off: msg`Turned off`,
  paused: msg`Budget used up`,
}

const LOOKS = {
  active: 'success',
  retired: 'neutral',
  unavailable: 'neutral',
  off: 'warning',
  paused: 'warning',
} as const satisfies Record<Status, string>

/** Whether users can use a model, or why not. */
export function ModelState({ model: { status } }: { model: AdminModel }) {
  const { i18n } = useLingui()
  return <Badge variant={LOOKS[status]}>{i18n._(WORDS[status])}</Badge>
}
