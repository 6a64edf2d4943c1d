import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { notify } from '@/browser/notifications'
import { ColourPickers } from '@/components/colours/colour-pickers'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { inputClasses } from '@/components/ui/input'
import {
  PRODUCT_ADDRESS_MAX,
  PRODUCT_COLOURS_MAX,
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
} from '@/contract/product'
import { FactFields } from './fact-fields'
import { LineField } from './line-field'
import { PicturesField } from './pictures-field'
import { inputOf, type PictureDraft, type ProductDraft, problemOf } from './product-draft'
import { useProductActions } from './use-product-actions'

interface ProductFormProps {
  first: ProductDraft
  /** Null for a new one. */
  productId: string | null
  /** The version being edited: later changes by others are not overwritten. */
  version?: number | undefined
  onDone: () => void
}

/** The form of a product: a new one, an existing one, or one read from a page. */
export function ProductForm({ first, productId, version, onDone }: ProductFormProps) {
  const { t } = useLingui()
  const [draft, setDraft] = useState(first)
  const [isUploading, setUploading] = useState(false)
  const [isTried, setTried] = useState(false)
  const { save } = useProductActions()
  const problem = problemOf(draft)
  const change = (part: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...part }))
  const changePictures = (of: (before: PictureDraft[]) => PictureDraft[]) =>
    setDraft((before) => ({ ...before, pictures: of(before.pictures) }))

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problem) return
    if (productId && JSON.stringify(inputOf(draft)) === JSON.stringify(inputOf(first))) {
      return notify('info', t`No changes to save`)
    }
    save.mutate({ productId, version, input: inputOf(draft) }, { onSuccess: onDone })
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-6">
      <LineField
        label={t`Product name`}
        error={isTried && problem === 'name' && t`Please enter a name`}
        name="name"
        maxLength={PRODUCT_NAME_MAX}
        value={draft.name}
        onChange={(name) => change({ name })}
      />
      <PicturesField pictures={draft.pictures} onChange={changePictures} onBusy={setUploading} />
      <FactFields
        draft={draft}
        onChange={change}
        hasWrongRating={isTried && problem === 'rating'}
      />
      <Field label={t`Description`}>
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={4}
            maxLength={PRODUCT_DESCRIPTION_MAX}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
            className={`${inputClasses} field-sizing-content max-h-80 py-2`}
          />
        )}
      </Field>
      <LineField
        label={t`Audiences`}
        hint={t`Separated by commas: runners, dog owners`}
        name="audiences"
        value={draft.audiences}
        onChange={(audiences) => change({ audiences })}
      />
      <ColourPickers
        colours={draft.colours}
        coloursMax={PRODUCT_COLOURS_MAX}
        onChange={(colours) => change({ colours })}
      />
      <LineField
        label={t`Web page`}
        error={isTried && problem === 'address' && t`Please enter the full address of a web page.`}
        name="sourceUrl"
        type="url"
        inputMode="url"
        placeholder="https://"
        maxLength={PRODUCT_ADDRESS_MAX}
        value={draft.sourceUrl}
        onChange={(sourceUrl) => change({ sourceUrl })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" loading={save.isPending} disabled={isUploading}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="ghost" size="lg" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}
