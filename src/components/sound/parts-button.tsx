import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FileArchive } from 'lucide-react'
import { archiveItemsFn } from '@/api/library.functions'
import { startDownload } from '@/browser/start-download'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { Button } from '@/components/ui/button'
import type { TaskOutput } from '@/contract/endpoints/tasks'

/** Downloads a piece with all its parts as one file. */
export function PartsButton({ outputs }: { outputs: readonly TaskOutput[] }) {
  const asking = useMutation({
    mutationFn: () =>
      archiveItemsFn({ data: { item_ids: outputs.map(({ output_id }) => output_id) } }),
    onSuccess: ({ url }) => startDownload(url),
    onError: useTellFailure(),
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={asking.isPending}
      onClick={() => asking.mutate()}
    >
      <FileArchive aria-hidden />
      <Trans>All parts (ZIP)</Trans>
    </Button>
  )
}
