import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { saveAccountFn } from '@/api/account-page.functions'
import { modelsQuery } from '@/api/models.functions'
import { notify } from '@/browser/notifications'
import { Field } from '@/components/ui/field'
import { Section } from '@/components/ui/section'
import { Select } from '@/components/ui/select'
import { THEMES } from '@/contract/account-defaults'
import type { AccountView, Defaults } from '@/contract/endpoints/account-settings'
import { ASPECT_RATIOS } from '@/contract/generation'
import { isAmong, keysOf } from '@/contract/keys-of'
import { LANGUAGES } from '@/contract/languages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { storeLanguage } from '@/i18n/store-language'
import { chooseTheme } from '@/page/theme'
import { useAccountAction } from './use-account-action'

/** Defaults that apply on every device the user signs in from. */
export function DefaultsForm({ account }: { account: AccountView }) {
  const { t } = useLingui()
  const { data: models } = useQuery(modelsQuery())
  const save = useAccountAction(
    (defaults: Partial<Defaults>) => saveAccountFn({ data: { defaults } }),
    () => notify('success', t`Defaults saved`),
  )
  // Shows the new choice while it is being saved.
  const shown = { ...account.defaults, ...(save.isPending && save.variables) }
  const themes = { system: t`System`, dark: t`Dark`, light: t`Light` }

  function choose(defaults: Partial<Defaults>) {
    if (defaults.theme) chooseTheme(defaults.theme)
    if (defaults.language) storeLanguage(defaults.language)
    save.mutate(defaults)
  }

  return (
    <Section title={<Trans>Defaults</Trans>}>
      <p className="max-w-prose text-muted-foreground text-sm">
        <Trans>
          Used on every device you sign in on. Language and theme follow at sign-in; model and
          format are set on the create page until you choose others there.
        </Trans>
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Choice
          label={t`Language`}
          value={shown.language}
          onChoose={(language) =>
            choose({ language: LANGUAGES.find((one) => one === language) ?? null })
          }
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Choice>
        <Choice
          label={t`Theme`}
          value={shown.theme}
          onChoose={(theme) => choose({ theme: THEMES.find((one) => one === theme) ?? null })}
        >
          {THEMES.map((theme) => (
            <option key={theme} value={theme}>
              {themes[theme]}
            </option>
          ))}
        </Choice>
        <Choice label={t`Model`} value={shown.model} onChoose={(model) => choose({ model })}>
          {models?.models.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Choice>
        <Choice
          label={t`Format`}
          value={shown.aspect_ratio}
          onChoose={(ratio) =>
            choose({ aspect_ratio: isAmong(keysOf(ASPECT_RATIOS), ratio) ? ratio : null })
          }
        >
          {keysOf(ASPECT_RATIOS).map((ratio) => (
            <option key={ratio} value={ratio}>
              {ratio}
            </option>
          ))}
        </Choice>
      </div>
    </Section>
  )
}

interface ChoiceProps extends Omit<ComponentProps<typeof Select>, 'value' | 'children'> {
  label: string
  value: string | null
  onChoose: (value: string | null) => void
  children: ReactNode
}

/** A select with an empty option: then no default is set. */
function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="w-full"
          value={value ?? ''}
          onChange={({ target }) => onChoose(target.value || null)}
        >
          <option value="">
            <NotSet />
          </option>
          {children}
        </Select>
      )}
    </Field>
  )
}

const NotSet = () => <Trans>Automatic</Trans>
