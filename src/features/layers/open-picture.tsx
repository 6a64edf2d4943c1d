import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { layersQuery } from '@/api/layers.functions'
import { ErrorState } from '@/components/ui/error-state'
import { Spinner } from '@/components/ui/spinner'
import { errorMessage } from '@/i18n/error-messages'
import { Editor } from './editor'

/** The editor for a picture, once it has been taken apart. */
export default function OpenPicture({ fileId }: { fileId: string }) {
  const { t, i18n } = useLingui()
  const { data: opened, error, refetch, isFetching } = useQuery(layersQuery(fileId))
  if (opened) return <Editor fileId={fileId} opened={opened} />
  return (
    <div className="grid min-h-80 w-full place-items-center rounded-xl border bg-card p-6">
      {error ? (
        <ErrorState
          message={errorMessage(i18n, error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Spinner label={t`Opening your image`} className="size-6" />
      )}
    </div>
  )
}
