import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { AD_PLATFORM_NAMES, FIGURE_FIELDS } from '@/contract/figures'
import { entriesOf, keysOf } from '@/contract/keys-of'
import { FIELD_LABELS } from '../words'
import { FileSample } from './file-sample'
import { LeftOutList } from './left-out-list'
import type { Outline } from './outline'
import type { LeftOut } from './sum-rows'
import type { useOutline } from './use-outline'

interface ReviewFormProps {
  read: Omit<ReturnType<typeof useOutline>, 'outline'> & { outline: Outline }
  problem: string | null
  leftOut: LeftOut | null
}

/** The meaning of each column, beside the first rows; all of it can be corrected. */
export function ReviewForm({ read, problem, leftOut }: ReviewFormProps) {
  const { i18n, t } = useLingui()
  const { outline, setColumn, setPlatform } = read
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {(problem || leftOut) && (
        <div role="alert" className="flex items-start gap-1.5 text-destructive text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <div className="flex flex-col gap-1">
            {problem && <p>{problem}</p>}
            {leftOut && <LeftOutList leftOut={leftOut} />}
          </div>
        </div>
      )}
      {read.isRemembered && (
        <p className="text-muted-foreground text-sm">
          <Trans>These are the columns your team chose for files like this.</Trans>
        </p>
      )}
      <FileSample outline={outline} />
      <div className="grid gap-3 sm:grid-cols-3">
        <Field label={<Trans>Platform</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={outline.platform}
              onChange={({ target }) => {
                const chosen = keysOf(AD_PLATFORM_NAMES).find((one) => one === target.value)
                if (chosen) setPlatform(chosen)
              }}
            >
              {entriesOf(AD_PLATFORM_NAMES).map(([platform, name]) => (
                <option key={platform} value={platform}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {FIGURE_FIELDS.map((field) => (
          <Field key={field} label={i18n._(FIELD_LABELS[field])}>
            {(control) => (
              <Select
                {...control}
                className="w-full"
                value={outline.columns[field] ?? ''}
                onChange={({ target }) =>
                  setColumn(field, target.value === '' ? undefined : Number(target.value))
                }
              >
                <option value="">{t`No column`}</option>
                {outline.names.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are, and two may have one name.
                  <option key={at} value={at}>
                    {name || at + 1}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
        <Habits read={read} />
      </div>
    </div>
  )
}

function Habits({ read: { outline, change } }: Pick<ReviewFormProps, 'read'>) {
  const { t } = useLingui()
  const isMissing = outline.columns.currency === undefined && outline.currency === null
  return (
    <>
      {outline.columns.currency === undefined && (
        <Field
          label={<Trans>Currency of the file</Trans>}
          error={isMissing ? <Trans>This file doesn’t name a currency.</Trans> : undefined}
        >
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={outline.currency ?? ''}
              onChange={({ target }) => change({ currency: target.value || null })}
            >
              <option value="">{t`Choose…`}</option>
              {Intl.supportedValuesOf('currency').map((currency) => (
                <option key={currency} value={currency}>
                  {currency}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={<Trans>Decimal sign</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={outline.decimal}
            onChange={({ target }) => change({ decimal: target.value === ',' ? ',' : '.' })}
          >
            <option value=".">1,234.56</option>
            <option value=",">1.234,56</option>
          </Select>
        )}
      </Field>
      {outline.isDayUnsure && (
        <Field
          label={<Trans>Order of day and month</Trans>}
          hint={<Trans>The dates in this file can be read two ways.</Trans>}
        >
          {(control) => (
            <Select
              {...control}
              value={outline.dayOrder}
              onChange={({ target }) =>
                change({ dayOrder: target.value === 'dmy' ? 'dmy' : 'mdy' })
              }
            >
              <option value="dmy">{t`Day first`}</option>
              <option value="mdy">{t`Month first`}</option>
            </Select>
          )}
        </Field>
      )}
    </>
  )
}
