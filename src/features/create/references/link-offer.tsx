import { Trans, useLingui } from '@lingui/react/macro'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { WORKFLOWS } from '@/contract/generation'
import { isImageLink } from '@/contract/media-links'
import { useComposer } from '../composer/composer-context'
import { referencesOf } from '../composer/draft'
import { useWordsNow } from '../composer/use-words'

/** Offers to add the picture behind a link that was pasted into the prompt. */
export function LinkOffer({ link, onDone }: { link: string; onDone: () => void }) {
  const { t } = useLingui()
  const { draft, dispatch, workflow, references, imageLimit } = useComposer()
  const wordsNow = useWordsNow()
  const [refusal, setRefusal] = useState<string | null>(null)
  if (!WORKFLOWS[workflow].images) return null

  function accept() {
    if (!isImageLink(link)) return setRefusal(t`Please enter a valid image URL`)
    if (referencesOf(draft, 'image').length >= imageLimit) {
      return setRefusal(t`Up to ${imageLimit} pictures are supported`)
    }
    dispatch({ type: 'prompt', workflow, prompt: wordsNow().replace(link, '').trim() })
    references.addLink(link, 'image', 'image')
    onDone()
  }

  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md bg-muted px-3 py-1.5 text-sm">
      <ImagePlus className="size-4 text-muted-foreground" aria-hidden />
      <span className="grow">
        {refusal ? (
          <span role="alert" className="text-destructive">
            {refusal}
          </span>
        ) : (
          <Trans>Add this link as an image?</Trans>
        )}
      </span>
      {!refusal && (
        <Button size="sm" variant="secondary" onClick={accept}>
          <Trans>Add as image</Trans>
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onDone}>
        <Trans>Keep as text</Trans>
      </Button>
    </div>
  )
}
