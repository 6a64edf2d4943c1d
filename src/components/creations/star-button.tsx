import { Trans } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { starFn } from '@/api/gallery.functions'
import { galleryItemQuery, writeGalleryItem } from '@/api/gallery.queries'
import { Button } from '@/components/ui/button'
import { useTellFailure } from './use-tell-failure'

/** Puts a result of one's own among the favourites, or takes it out of them. */
export function StarButton({ outputId }: { outputId: string }) {
  const client = useQueryClient()
  const { data: item } = useQuery(galleryItemQuery(outputId))
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (is_starred: boolean) => starFn({ data: { output_id: outputId, is_starred } }),
    onSuccess: (changed) => writeGalleryItem(client, changed),
    onError: useTellFailure(),
  })
  if (!item?.task_id) return null
  // What was asked for shows at once; a refusal takes it back.
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
