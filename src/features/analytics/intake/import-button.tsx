import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'

const ReviewDialog = lazy(() => import('./review-dialog'))

/** Takes a file; what reads it comes only then. */
export function ImportButton({ isFirst = false }: { isFirst?: boolean }) {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  return (
    <div>
      <input
        ref={picker}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="hidden"
        tabIndex={-1}
        aria-hidden
        data-picks="figures"
        onChange={({ target }) => {
          setFile(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
      <Button variant={isFirst ? 'primary' : 'outline'} onClick={() => picker.current?.click()}>
        <FileUp aria-hidden />
        <Trans>Import a CSV export</Trans>
      </Button>
      <Suspense>{file && <ReviewDialog file={file} onClose={() => setFile(null)} />}</Suspense>
    </div>
  )
}
