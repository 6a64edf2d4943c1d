import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saveTemplateFn, templateKeys } from '@/api/templates.functions'
import { notify } from '@/browser/notifications'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import type { TeamTemplate } from '@/contract/endpoints/templates'

export type TemplateDraft = Omit<TeamTemplate, 'template_id' | 'created_at'> & {
  /** Id of the template being edited; absent for a new one. */
  template_id?: string
}

export function useSaveTemplate(onSaved?: () => void) {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  return useMutation({
    mutationFn: (data: TemplateDraft) => saveTemplateFn({ data }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: templateKeys.list })
      notify('success', t`Template saved`)
      onSaved?.()
    },
    onError,
  })
}
