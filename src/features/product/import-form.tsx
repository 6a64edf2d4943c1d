import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PRODUCT_ADDRESS_MAX } from '@/contract/product'
import { isWebAddress } from './product-draft'

interface ImportFormProps {
  onImport: (url: string) => void
  isBusy: boolean
  /** Why the last page could not be read. */
  error: string | null
}

/** Reads a product's page by its address; the result is shown before anything is saved. */
export function ImportForm({ onImport, isBusy, error }: ImportFormProps) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  const [isWrong, setWrong] = useState(false)
  const wrong = isWrong && t`Please enter the full address of a web page.`

  function submit(event: FormEvent) {
    event.preventDefault()
    const address = withProtocol(url.trim())
    setWrong(!isWebAddress(address))
    if (isWebAddress(address)) onImport(address)
  }

  return (
    <form noValidate onSubmit={submit}>
      <Field
        label={t`Import from a web page`}
        hint={t`Name, price, images, and colors are read from your shop, app, or hotel page.`}
        error={wrong || error}
      >
        {(control) => (
          <div className="flex flex-col gap-2 sm:flex-row">
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="url"
              placeholder="https://"
              maxLength={PRODUCT_ADDRESS_MAX}
              value={url}
              onChange={({ target }) => {
                setUrl(target.value)
                setWrong(false)
              }}
            />
            <Button type="submit" loading={isBusy} disabled={url.trim() === ''}>
              <Trans>Import</Trans>
            </Button>
          </div>
        )}
      </Field>
      <p aria-live="polite" className="text-muted-foreground text-sm">
        {isBusy && <Trans>Reading the page. This takes up to 30 seconds.</Trans>}
      </p>
    </form>
  )
}

/** People copy "shop.example/shoe" from a sign or an email. */
const withProtocol = (text: string): string =>
  /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(text) ? `https://${text}` : text
