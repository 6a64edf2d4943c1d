import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactElement, useState } from 'react'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { type AspectRatio, NAMED_RATIOS, WORKFLOWS } from '@/contract/generation'
import type { MediaKind } from '@/contract/media-kind'
import { useComposer } from '../composer/composer-context'
import { FormatRow } from './format-row'
import { type PlacementFormat, placementsFor } from './placements'

/** The formats in a popover. */
export default function FormatMenu({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(true)
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent align="start" side="top" className="w-105 p-0" aria-label={t`Formats`}>
        <FormatList onChosen={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  )
}

/** Ad placements by platform, and free ratios. Only what the model can make is offered. */
function FormatList({ onChosen }: { onChosen: () => void }) {
  const { workflow, settings, setSettings } = useComposer()
  const choose = (aspectRatio: AspectRatio, placement: PlacementFormat | null) => {
    setSettings({ aspectRatio, placement: placement && { id: placement.id, name: placement.name } })
    onChosen()
  }
  return (
    <Tabs defaultValue={settings.placement ? 'placements' : 'ratios'}>
      <TabsList className="sticky top-0 z-10 bg-popover px-2">
        <TabsTrigger value="ratios">
          <Trans>Custom ratio</Trans>
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
          kind={WORKFLOWS[workflow].kind}
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
  // The four named ratios first, in the specification's order.
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
  kind: MediaKind
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
