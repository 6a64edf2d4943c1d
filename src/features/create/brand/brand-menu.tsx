import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { brandListQuery } from '@/api/brand-page.functions'
import { BrandMark } from '@/components/brands/brand-mark'
import { useSwitchBrand } from '@/components/brands/use-switch-brand'
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

/** Shows the brand, turns it on or off, and links to its settings. */
export default function BrandMenu({ trigger, brandId }: BrandMenuProps) {
  const { t } = useLingui()
  const { settings, setSettings } = useComposer()
  const { data } = useQuery(brandListQuery())
  const switchBrand = useSwitchBrand()
  const only = data?.brands.length === 1 ? data.brands[0] : undefined
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
          hint={t`Uses your brand’s colors and fonts, its logo in the safe zone, and its small print.`}
        >
          {(control) => (
            <Switch
              {...control}
              checked={settings.useBrand}
              onCheckedChange={(useBrand) => setSettings({ useBrand })}
            />
          )}
        </Field>
        {only && (
          <p className="flex items-center gap-2 text-sm">
            <BrandMark colours={only.colours} />
            <span className="min-w-0 truncate">{only.name}</span>
          </p>
        )}
        {data && !only && (
          <fieldset className="-mx-2 flex flex-col">
            <legend className="sr-only">
              <Trans>Which brand</Trans>
            </legend>
            {data.brands.map((brand) => (
              <label
                key={brand.brand_id}
                className="flex min-h-9 cursor-pointer items-center gap-2 rounded-md px-2 text-sm hover:bg-accent has-checked:font-medium pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name="brand"
                  className="size-4 accent-primary"
                  checked={brand.brand_id === brandId}
                  onChange={() => {
                    switchBrand(brand)
                    setSettings({ useBrand: true })
                  }}
                />
                <BrandMark colours={brand.colours} />
                <span className="min-w-0 truncate">{brand.name}</span>
              </label>
            ))}
          </fieldset>
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
