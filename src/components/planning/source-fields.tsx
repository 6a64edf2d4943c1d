import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { productsQuery } from '@/api/products.functions'
import { TRADE_WORDS } from '@/components/templates/trade-words'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { PLAN_SENTENCE_MAX } from '@/contract/planning'
import { TEMPLATE_TRADES } from '@/contract/templates'
import type { PlanSource } from './plan-source'

interface SourceFieldsProps {
  source: PlanSource
  onChange: (source: PlanSource) => void
}

/** Fields for a product of the team and a sentence; the sentence wins where both are given. */
export function SourceFields({ source, onChange }: SourceFieldsProps) {
  const { i18n, t } = useLingui()
  const { data } = useInfiniteQuery(productsQuery())
  const products = data?.products ?? []
  return (
    <>
      {products.length > 0 && (
        <Field label={t`Product`}>
          {(control) => (
            <Select
              {...control}
              value={source.product_id ?? ''}
              onChange={({ target }) => onChange({ ...source, product_id: target.value || null })}
            >
              <option value="">{t`No product`}</option>
              {products.map(({ product_id, name }) => (
                <option key={product_id} value={product_id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field
        label={t`What are you advertising?`}
        hint={t`Name, benefits, price, and small print. Only what you write here is used.`}
      >
        {(control) => (
          <textarea
            {...control}
            name="sentence"
            rows={3}
            maxLength={PLAN_SENTENCE_MAX}
            value={source.sentence}
            onChange={({ target }) => onChange({ ...source, sentence: target.value })}
            className={`${inputClasses} field-sizing-content max-h-60 min-h-20 py-2`}
          />
        )}
      </Field>
      <Field label={t`Line of business`} hint={t`Decides what the button says.`}>
        {(control) => (
          <Select
            {...control}
            value={source.trade}
            onChange={({ target }) => {
              const trade = TEMPLATE_TRADES.find((name) => name === target.value)
              if (trade) onChange({ ...source, trade })
            }}
          >
            {TEMPLATE_TRADES.map((name) => (
              <option key={name} value={name}>
                {i18n._(TRADE_WORDS[name])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
