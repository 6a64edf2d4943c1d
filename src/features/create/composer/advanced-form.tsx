import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Switch } from '@/components/ui/switch'
import { useComposer } from './composer-context'

const SEED_MAX = 2_147_483_647

/** Watermark and seed. */
export default function AdvancedForm({ trigger }: { trigger: ReactElement }) {
  const { t } = useLingui()
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="start"
        side="top"
        className="flex flex-col gap-5"
        aria-label={t`More settings`}
      >
        <WatermarkSwitch />
        <SeedField />
      </PopoverContent>
    </Popover>
  )
}

function WatermarkSwitch() {
  const { t } = useLingui()
  const { settings, setSettings } = useComposer()
  return (
    <Field
      label={t`Watermark`}
      hint={t`Adds a small visible mark to the result. Information on how it was made stays in the file either way.`}
    >
      {(control) => (
        <Switch
          {...control}
          checked={settings.watermark}
          onCheckedChange={(watermark) => setSettings({ watermark })}
        />
      )}
    </Field>
  )
}

function SeedField() {
  const { t } = useLingui()
  const { settings, setSettings } = useComposer()
  return (
    <Field
      label={t`Seed`}
      hint={t`The same seed and prompt give the same result. Leave empty for a random seed.`}
    >
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={0}
            max={SEED_MAX}
            placeholder={t`Random`}
            value={settings.seed ?? ''}
            onChange={({ target }) => setSettings({ seed: toSeed(target.valueAsNumber) })}
          />
          <Button
            variant="outline"
            disabled={settings.seed === null}
            onClick={() => setSettings({ seed: null })}
          >
            <Trans>Clear</Trans>
          </Button>
        </div>
      )}
    </Field>
  )
}

const toSeed = (value: number): number | null =>
  Number.isNaN(value) ? null : Math.min(SEED_MAX, Math.max(0, Math.trunc(value)))
