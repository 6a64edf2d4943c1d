import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Globe, GlobeLock } from 'lucide-react'
import { useState } from 'react'
import { publishFn, unpublishFn } from '@/api/gallery.functions'
import { writeGalleryItem } from '@/api/gallery.queries'
import { notify } from '@/browser/notifications'
import { PublishForm } from '@/components/creations/publish-form'
import { useTellFailure } from '@/components/creations/use-tell-failure'
import { BarAction } from '@/components/selection/bar-action'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { GalleryItem } from '@/contract/endpoints/gallery'

/** Publishes the selected results, or takes back published ones. */
export function PublishActions({ items }: { items: readonly GalleryItem[] }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const change = useChange()
  const hidden = items.filter(({ is_published, can_publish }) => !is_published && can_publish)
  const shown = items.filter(({ is_published }) => is_published)

  const publish = (isPromptShared: boolean) =>
    change.mutate(
      {
        items: hidden,
        call: (item) =>
          publishFn({
            data: { output_id: item.item_id, share_prompt: isPromptShared && Boolean(item.prompt) },
          }),
        told: (count) =>
          t`${plural(count, { one: '# item published in the gallery', other: '# items published in the gallery' })}`,
      },
      { onSuccess: () => setAsking(false) },
    )
  const unpublish = () =>
    change.mutate({
      items: shown,
      call: ({ item_id }) => unpublishFn({ data: { output_id: item_id } }),
      told: (count) =>
        t`${plural(count, { one: '# item removed from the gallery', other: '# items removed from the gallery' })}`,
    })

  return (
    <>
      {hidden.length > 0 && (
        <BarAction icon={Globe} name={<Trans>Publish</Trans>} onClick={() => setAsking(true)} />
      )}
      {hidden.length === 0 && shown.length > 0 && (
        <BarAction
          icon={GlobeLock}
          name={<Trans>Unpublish</Trans>}
          isBusy={change.isPending}
          onClick={unpublish}
        />
      )}
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>
            <Plural value={hidden.length} one="Publish # item" other="Publish # items" />
          </DialogTitle>
          <PublishForm
            hasPrompt={hidden.some(({ prompt }) => Boolean(prompt))}
            isBusy={change.isPending}
            onPublish={publish}
            onCancel={() => setAsking(false)}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}

interface Change {
  items: readonly GalleryItem[]
  call: (item: GalleryItem) => Promise<GalleryItem>
  told: (count: number) => string
}

/** One after the other; results changed before a failure stay changed and are reported. */
function useChange() {
  const client = useQueryClient()
  const onError = useTellFailure()
  return useMutation({
    mutationFn: async ({ items, call, told }: Change) => {
      let count = 0
      try {
        for (const item of items) {
          writeGalleryItem(client, await call(item))
          count += 1
        }
      } finally {
        if (count > 0) notify('success', told(count))
      }
    },
    onError,
  })
}
