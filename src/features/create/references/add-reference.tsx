import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { LazyMenu } from '@/components/lazy-menu'

const loadWays = () => import('./ways-to-add')

/** Opens the ways to add: a file or a link. Drag-and-drop and pasting work everywhere. */
export function AddReference({ isFirst }: { isFirst: boolean }) {
  const { t } = useLingui()
  return (
    <LazyMenu
      load={loadWays}
      menuProps={{}}
      opens="dialog"
      variant="outline"
      className="min-h-12 border-dashed"
      aria-label={isFirst ? undefined : t`Add images`}
    >
      <ImagePlus aria-hidden />
      {isFirst && <Trans>Add images</Trans>}
    </LazyMenu>
  )
}
