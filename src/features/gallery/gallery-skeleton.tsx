import { JustifiedItem, JustifiedRows, type RowSize } from '@/components/creations/justified-rows'
import { Skeleton } from '@/components/ui/skeleton'

const RATIOS = [0.8, 9 / 16, 1, 3 / 4, 16 / 9, 1, 9 / 16, 0.8, 16 / 9, 1, 3 / 4, 1]

/** A placeholder for the grid while it loads. */
export function GallerySkeleton({ size }: { size?: RowSize }) {
  return (
    <JustifiedRows size={size} aria-hidden>
      {[...RATIOS, ...RATIOS].map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <JustifiedItem key={index} ratio={ratio}>
          <Skeleton className="size-full rounded-lg" />
        </JustifiedItem>
      ))}
    </JustifiedRows>
  )
}
