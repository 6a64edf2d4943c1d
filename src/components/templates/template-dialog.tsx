import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useReturnFocus } from '@/browser/use-return-focus'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Input, inputClasses } from '@/components/ui/input'
import { PROMPT_LENGTH_MAX } from '@/contract/limits'
import { TEMPLATE_TITLE_MAX } from '@/contract/templates'
import { type TemplateDraft, useSaveTemplate } from './use-template-actions'

interface TemplateDialogProps {
  first: TemplateDraft
  onClose: () => void
}

/** The slots as literals; in a translated sentence braces would mean something else. */
const [product, brand, price] = ['{product}', '{brand}', '{price}']

/** Creates a template of the team, or edits one. */
export default function TemplateDialog({ first, onClose }: TemplateDialogProps) {
  const { t } = useLingui()
  const returnFocus = useReturnFocus()
  const [draft, setDraft] = useState(first)
  const [isTried, setTried] = useState(false)
  const save = useSaveTemplate(onClose)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (draft.title.trim() && draft.prompt.trim()) save.mutate(draft)
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent onCloseAutoFocus={returnFocus}>
        <DialogTitle>
          {first.template_id ? <Trans>Edit template</Trans> : <Trans>New template</Trans>}
        </DialogTitle>
        <DialogDescription>
          <Trans>
            Write {product}, {brand}, or {price} where yours should go, and brackets such as [offer]
            for anything else to fill in.
          </Trans>
        </DialogDescription>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label={t`Template name`}
            error={isTried && !draft.title.trim() && t`Please enter a name`}
          >
            {(control) => (
              <Input
                {...control}
                name="title"
                maxLength={TEMPLATE_TITLE_MAX}
                value={draft.title}
                onChange={({ target }) => setDraft({ ...draft, title: target.value })}
              />
            )}
          </Field>
          <Field
            label={t`Prompt`}
            error={isTried && !draft.prompt.trim() && t`Please enter a prompt`}
          >
            {(control) => (
              <textarea
                {...control}
                name="prompt"
                rows={4}
                maxLength={PROMPT_LENGTH_MAX}
                value={draft.prompt}
                onChange={({ target }) => setDraft({ ...draft, prompt: target.value })}
                className={`${inputClasses} field-sizing-content max-h-60 min-h-20 py-2`}
              />
            )}
          </Field>
          <Button type="submit" className="self-end" loading={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}
