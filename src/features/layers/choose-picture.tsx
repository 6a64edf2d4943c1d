import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Upload } from 'lucide-react'
import { useFilePicker } from '@/components/files/use-file-picker'
import LibraryPick from '@/components/library-pick/library-pick'
import { idOf, useOwnFile } from '@/components/own-media/use-own-file'
import { Button } from '@/components/ui/button'

/** The picture to take apart: of the library, or a file of one's own. */
export default function ChoosePicture({ onChoose }: { onChoose: (fileId: string) => void }) {
  const { i18n } = useLingui()
  const { take, sending, problem } = useOwnFile('image', (media) => onChoose(idOf(media)))
  const { input, pick } = useFilePicker({ kind: 'image', onPick: (files) => void take(files) })
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(sending ?? 0)
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {input}
        <Button variant="outline" loading={sending !== null} onClick={pick}>
          <Upload aria-hidden />
          <Trans>Upload an image</Trans>
        </Button>
        {sending !== null && (
          <span aria-live="polite" className="text-sm tabular-nums">
            <Trans>Uploading · {percent}</Trans>
          </span>
        )}
      </div>
      <div aria-live="assertive" className="empty:hidden">
        {problem && (
          <p className="flex items-start gap-1.5 text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            {problem}
          </p>
        )}
      </div>
      <LibraryPick type="image" onPick={({ item_id }) => onChoose(item_id)} />
    </>
  )
}
