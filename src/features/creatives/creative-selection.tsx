import { Trans } from '@lingui/react/macro'
import { MessageSquareShare, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useCreativeName } from '@/components/creations/creative-name'
import { downloadAddress } from '@/components/creations/download-address'
import { BarAction } from '@/components/selection/bar-action'
import SelectGrid from '@/components/selection/select-grid'
import type { SelectItem } from '@/components/selection/select-item'
import type { Creative } from '@/contract/endpoints/creatives'
import type { LinkKind } from '@/contract/review-words'
import { CreativeCaption } from './creative-tile'
import { LinkDialog } from './link-dialog'

interface CreativeSelectionProps {
  creatives: readonly Creative[]
  maySelectForLinks: boolean
  onDelete: (items: readonly SelectItem[]) => void
  onLeave: () => void
}

/** The list in selection mode: to share, request a review, download or delete. */
export default function CreativeSelection(props: CreativeSelectionProps) {
  const { creatives, maySelectForLinks, ...on } = props
  const nameOf = useCreativeName()
  const [dialog, setDialog] = useState<{ kind: LinkKind; creatives: Creative[] } | null>(null)
  const items = creatives.map(
    (creative): SelectItem => ({
      id: creative.output_id,
      kind: 'output',
      picture: creative,
      ratio: creative.width / creative.height,
      description: nameOf(creative),
      caption: <CreativeCaption creative={creative} />,
      downloadUrl: downloadAddress(creative.url, creative.name ?? undefined),
    }),
  )
  const open = (kind: LinkKind, selected: readonly SelectItem[]) =>
    setDialog({
      kind,
      creatives: selected.flatMap(
        ({ id }) => creatives.find(({ output_id }) => output_id === id) ?? [],
      ),
    })
  return (
    <>
      <SelectGrid
        groups={[{ key: 'all', items }]}
        moreActions={(selected) =>
          maySelectForLinks && (
            <>
              <BarAction
                icon={MessageSquareShare}
                name={<Trans>Ask for review</Trans>}
                isOff={selected.length === 0}
                onClick={() => open('review', selected)}
              />
              <BarAction
                icon={Share2}
                name={<Trans>Share</Trans>}
                isOff={selected.length === 0}
                onClick={() => open('share', selected)}
              />
            </>
          )
        }
        {...on}
      />
      {dialog && <LinkDialog {...dialog} onClose={() => setDialog(null)} />}
    </>
  )
}
