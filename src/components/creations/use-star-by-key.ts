import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { notify } from '@/browser/notifications'
import { useTellFailure } from './use-tell-failure'

/** Toggles a result as favorite where no star is on screen to show it. */
export function useStarByKey(outputId: string): () => void {
  const { t } = useLingui()
  const client = useQueryClient()
  const onError = useTellFailure()
  return () => {
    void import('./toggle-star')
      .then(({ toggleStar }) => toggleStar(client, outputId))
      .then((isStarred) =>
        notify('success', isStarred ? t`Added to favorites` : t`Removed from favorites`),
      )
      .catch(onError)
  }
}
