import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { starFn } from '@/api/gallery.functions'
import { galleryItemQuery, writeGalleryItem } from '@/api/gallery.queries'
import { Button } from '@/components/ui/button'
import { useTellFailure } from './use-tell-failure'

/** Adds one of the user's results to the favorites, or removes it. */
export function StarButton({ outputId }: { outputId: string }) {
  const client = useQueryClient()
  const { data: item } = useQuery(galleryItemQuery(outputId))
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (is_starred: boolean) => starFn({ data: { output_id: outputId, is_starred } }),
    onSuccess: (changed) => writeGalleryItem(client, changed),
    onError: useTellFailure(),
  })
  if (!item?.task_id) return null
  // The change shows at once; a failure reverts it.
  const isStarred = isPending ? variables : item.is_starred
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isStarred}
      aria-keyshortcuts="F"
      onClick={() => !isPending && mutate(!isStarred)}
    >
      <Star className={isStarred ? 'fill-current text-warning' : ''} aria-hidden />
      <Trans>Favorite</Trans>
    </Button>
  )
}
