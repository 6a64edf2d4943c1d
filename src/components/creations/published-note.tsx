import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { Button, buttonVariants } from '@/components/ui/button'
import { useLanguage } from '@/i18n/use-language'

interface PublishedNoteProps {
  itemId: string
  isBusy: boolean
  onUnpublish: () => void
}

/** Says that a result is in the gallery, with a link to it and a way to unpublish. */
export function PublishedNote({ itemId, isBusy, onUnpublish }: PublishedNoteProps) {
  return (
    <section className="flex flex-col gap-2 rounded-lg border p-3 text-sm">
      <p className="flex items-center gap-2">
        <Globe className="size-4 text-success" aria-hidden />
        <Trans>Everyone can see this in the gallery.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          to="/$lang/gallery/$itemId"
          params={{ lang: useLanguage(), itemId }}
          className={buttonVariants({ variant: 'secondary', size: 'sm' })}
        >
          <Trans>View page</Trans>
        </Link>
        <Button variant="ghost" size="sm" loading={isBusy} onClick={onUnpublish}>
          <Trans>Unpublish</Trans>
        </Button>
      </div>
    </section>
  )
}
