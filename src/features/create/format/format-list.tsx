import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { type AspectRatio, isVideoWorkflow, NAMED_RATIOS } from '@/contract/generation'
import { cn } from '@/lib/class-names'
import { useComposer } from '../composer/composer-context'
import { type PlacementFormat, placementsFor, type SafeZone } from './placements'
import { RatioFrame } from './ratio-frame'

/** Ad placements by platform, and free ratios. What the model cannot make is not offered. */
export default function FormatList({ onChosen }: { onChosen: () => void }) {
  const { workflow, settings, setSettings } = useComposer()
  const choose = (aspectRatio: AspectRatio, placement: PlacementFormat | null) => {
    setSettings({ aspectRatio, placement: placement && { id: placement.id, name: placement.name } })
    onChosen()
  }
  return (
    <Tabs defaultValue={settings.placement ? 'placements' : 'ratios'}>
      <TabsList className="sticky top-0 z-10 bg-popover px-2">
        <TabsTrigger value="ratios">
          <Trans>Free ratio</Trans>
        </TabsTrigger>
        <TabsTrigger value="placements">
          <Trans>Ad placements</Trans>
        </TabsTrigger>
      </TabsList>
      <TabsContent value="ratios" className="p-2">
        <Ratios onChoose={(ratio) => choose(ratio, null)} />
      </TabsContent>
      <TabsContent value="placements" className="p-2">
        <Placements
          kind={isVideoWorkflow(workflow) ? 'video' : 'image'}
          onChoose={(format) => choose(format.ratio, format)}
        />
      </TabsContent>
    </Tabs>
  )
}

function Ratios({ onChoose }: { onChoose: (ratio: AspectRatio) => void }) {
  const { t } = useLingui()
  const { model, settings } = useComposer()
  const names: Partial<Record<AspectRatio, string>> = {
    [NAMED_RATIOS.portrait]: t`Portrait`,
    [NAMED_RATIOS.landscape]: t`Landscape`,
    [NAMED_RATIOS.square]: t`Square`,
    [NAMED_RATIOS.photo]: t`Photo`,
  }
  const offered = model?.aspect_ratios ?? []
  // The four named ones first, in the specification's order.
  const ratios = [...new Set([...Object.values(NAMED_RATIOS), ...offered])]
  return ratios
    .filter((ratio) => offered.includes(ratio))
    .map((ratio) => (
      <FormatRow
        key={ratio}
        ratio={ratio}
        name={names[ratio] ?? ratio}
        isChosen={settings.aspectRatio === ratio && settings.placement === null}
        onChoose={() => onChoose(ratio)}
      />
    ))
}

interface PlacementsProps {
  kind: 'image' | 'video'
  onChoose: (format: PlacementFormat) => void
}

function Placements({ kind, onChoose }: PlacementsProps) {
  const { model, settings } = useComposer()
  return (
    <>
      <p className="px-3 pt-1 pb-2 text-muted-foreground text-sm">
        <Trans>The dashed area stays free of the platform’s own buttons.</Trans>
      </p>
      {placementsFor(kind).map(({ platform, formats }) => (
        <section key={platform}>
          <h3 className="px-3 pt-3 pb-1 font-medium text-muted-foreground text-sm">{platform}</h3>
          {formats
            .filter(({ ratio }) => model?.aspect_ratios.includes(ratio))
            .map((format) => (
              <FormatRow
                key={`${format.id} ${format.ratio}`}
                ratio={format.ratio}
                name={format.name}
                safeZone={format.safeZone}
                isChosen={
                  settings.placement?.id === format.id && settings.aspectRatio === format.ratio
                }
                onChoose={() => onChoose(format)}
              />
            ))}
        </section>
      ))}
    </>
  )
}

interface FormatRowProps {
  ratio: AspectRatio
  name: ReactNode
  safeZone?: SafeZone | null
  isChosen: boolean
  onChoose: () => void
}

function FormatRow({ ratio, name, safeZone, isChosen, onChoose }: FormatRowProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 py-1 text-left text-sm hover:bg-accent"
    >
      <RatioFrame ratio={ratio} size={32} safeZone={safeZone} className="text-muted-foreground" />
      <span className="min-w-0 grow">{name}</span>
      <span className="text-muted-foreground tabular-nums">{ratio}</span>
      <Check className={cn('size-4', !isChosen && 'invisible')} aria-hidden />
    </button>
  )
}
