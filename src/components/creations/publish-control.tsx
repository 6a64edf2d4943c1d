import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useState } from 'react'
import { publishFn, unpublishFn } from '@/api/gallery.functions'
import { galleryItemQuery, writeGalleryItem } from '@/api/gallery.queries'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import type { GalleryItem } from '@/contract/endpoints/gallery'
import { PublishForm } from './publish-form'
import { PublishedNote } from './published-note'
import { useTellFailure } from './use-tell-failure'

interface PublishControlProps {
  outputId: string
  hasPrompt: boolean
}

/** Publishes one of the user's results or takes it back; renders nothing where that is impossible. */
export function PublishControl({ outputId, hasPrompt }: PublishControlProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { data: item } = useQuery(galleryItemQuery(outputId))
  const [isAsking, setAsking] = useState(false)
  const onError = useTellFailure()
  const onSuccess = (changed: GalleryItem) => {
    setAsking(false)
    writeGalleryItem(client, changed)
    notify(
      'success',
      changed.is_published ? t`Published in the gallery` : t`Removed from the gallery`,
    )
  }
  const publish = useMutation({
    mutationFn: (isPromptShared: boolean) =>
      publishFn({ data: { output_id: outputId, share_prompt: isPromptShared } }),
    onSuccess,
    onError,
  })
  const unpublish = useMutation({
    mutationFn: () => unpublishFn({ data: { output_id: outputId } }),
    onSuccess,
    onError,
  })

  if (!item?.task_id) return null
  if (item.is_published) {
    return (
      <PublishedNote
        itemId={outputId}
        isBusy={unpublish.isPending}
        onUnpublish={() => unpublish.mutate()}
      />
    )
  }
  if (!item.can_publish) return null
  if (isAsking) {
    return (
      <PublishForm
        hasPrompt={hasPrompt}
        isBusy={publish.isPending}
        onPublish={(isPromptShared) => publish.mutate(isPromptShared)}
        onCancel={() => setAsking(false)}
      />
    )
  }
  return (
    <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
      <Globe aria-hidden />
      <Trans>Publish in the gallery</Trans>
    </Button>
  )
}
