import { JustifiedItem, JustifiedRows } from '@/components/creations/justified-rows'
import { Skeleton } from '@/components/ui/skeleton'

const RATIOS = [1, 16 / 9, 9 / 16, 4 / 5, 1, 16 / 9, 1, 9 / 16]

/** A placeholder for the history while it loads. */
export function HistorySkeleton() {
  return (
    <JustifiedRows>
      {RATIOS.map((ratio, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <JustifiedItem key={index} ratio={ratio}>
          <Skeleton className="size-full rounded-lg" />
        </JustifiedItem>
      ))}
    </JustifiedRows>
  )
}
