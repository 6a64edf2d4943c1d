import { Trans } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { KNOWLEDGE_FILE_TYPES } from '@/contract/knowledge'

interface FileButtonProps {
  isReading: boolean
  onFile: (file: File) => void
}

/** Chooses a file whose words become the text. */
export function FileButton({ isReading, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Allows choosing the same file again.
    target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={KNOWLEDGE_FILE_TYPES.join()}
        onChange={choose}
      />
      <Button variant="outline" loading={isReading} onClick={() => input.current?.click()}>
        <FileText aria-hidden />
        <Trans>Import a text or PDF file</Trans>
      </Button>
    </>
  )
}
