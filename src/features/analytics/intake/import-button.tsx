import { Trans } from '@lingui/react/macro'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'

interface ImportButtonProps {
  isFirst?: boolean
  onFile: (file: File | null) => void
}

/** Chooses a file to import. */
export function ImportButton({ isFirst = false, onFile }: ImportButtonProps) {
  const picker = useRef<HTMLInputElement>(null)
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
          onFile(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
      <Button variant={isFirst ? 'primary' : 'outline'} onClick={() => picker.current?.click()}>
        <FileUp aria-hidden />
        <Trans>Import a CSV export</Trans>
      </Button>
    </div>
  )
}
