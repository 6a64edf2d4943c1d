import { Trans } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { FileProblem, SendingPercent } from '@/components/files/sending'
import { useFilePicker } from '@/components/files/use-file-picker'
import LibraryPick from '@/components/library-pick/library-pick'
import { idOf, useOwnFile } from '@/components/own-media/use-own-file'
import { Button } from '@/components/ui/button'

/** Chooses the picture to take apart, from the library or as a file. */
export default function ChoosePicture({ onChoose }: { onChoose: (fileId: string) => void }) {
  const { take, sending, problem } = useOwnFile('image', (media) => onChoose(idOf(media)))
  const { input, pick } = useFilePicker({ kind: 'image', onPick: (files) => void take(files) })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {input}
        <Button variant="outline" loading={sending !== null} onClick={pick}>
          <Upload aria-hidden />
          <Trans>Upload an image</Trans>
        </Button>
        {sending !== null && <SendingPercent share={sending} />}
      </div>
      <FileProblem>{problem}</FileProblem>
      <LibraryPick type="image" onPick={({ item_id }) => onChoose(item_id)} />
    </>
  )
}
