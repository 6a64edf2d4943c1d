import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { brandQuery } from '@/api/brands.functions'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Switch } from '@/components/ui/switch'
import { useLanguage } from '@/i18n/use-language'
import { useComposer } from '../composer/composer-context'

interface BrandMenuProps {
  trigger: ReactElement
  brandId: string
}

/** The brand at a glance, its switch, and the way to its settings. */
export default function BrandMenu({ trigger, brandId }: BrandMenuProps) {
  const { t } = useLingui()
  const { settings, setSettings } = useComposer()
  const { data: brand } = useQuery(brandQuery(brandId))
  return (
    <Popover defaultOpen>
      <PopoverTrigger asChild>{trigger}</PopoverTrigger>
      <PopoverContent
        align="start"
        side="top"
        className="flex flex-col gap-4"
        aria-label={t`Brand`}
      >
        <Field
          label={t`Use the brand`}
          hint={t`Uses your brand’s colors and fonts, its logo in the safe zone and its small print.`}
        >
          {(control) => (
            <Switch
              {...control}
              checked={settings.useBrand}
              onCheckedChange={(useBrand) => setSettings({ useBrand })}
            />
          )}
        </Field>
        {brand && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {brand.colours.map((colour) => (
              <span
                key={colour}
                className="size-5 rounded-full border border-input"
                style={{ background: colour }}
              />
            ))}
            <span className="min-w-0 truncate">{brand.name}</span>
          </p>
        )}
        <Button asChild variant="outline">
          <Link to="/$lang/brand" params={{ lang: useLanguage() }}>
            <Trans>Brand settings</Trans>
          </Link>
        </Button>
      </PopoverContent>
    </Popover>
  )
}
