import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { readPdf } from '@/api/read-pdf'
import { KNOWLEDGE_PDF_MAX_BYTES } from '@/contract/knowledge'
import { errorMessage } from '@/i18n/error-messages'
import { type FileFault, readTextFile } from './read-text-file'

type Read = { text: string; is_cut: boolean } | { fault: FileFault | 'pdf_too_large' }

/** Reads the words of a file into the form, with the messages about it. */
export function useFileText(onText: (text: string, fileName: string) => void) {
  const { i18n } = useLingui()
  const [fault, setFault] = useState<ReactNode>(null)
  const [isCut, setCut] = useState(false)
  const reading = useMutation({
    mutationFn: readFile,
    onMutate: () => setFault(null),
    onSuccess(read, file) {
      setCut('is_cut' in read && read.is_cut)
      if ('fault' in read) setFault(FAULTS[read.fault])
      else onText(read.text, file.name)
    },
    onError: (error) => setFault(errorMessage(i18n, error)),
  })
  return {
    ...{ read: reading.mutate, isReading: reading.isPending, fault, isCut },
    forgetFault: () => setFault(null),
  }
}

/** A PDF, whatever its name, is read by the server; text is read here. */
async function readFile(file: File): Promise<Read> {
  if (await isPdf(file)) {
    return file.size > KNOWLEDGE_PDF_MAX_BYTES ? { fault: 'pdf_too_large' } : readPdf(file)
  }
  const read = await readTextFile(file)
  return 'fault' in read ? read : { ...read, is_cut: false }
}

const PDF_MARK = '%PDF-'
const isPdf = async (file: File) =>
  /\.pdf$/i.test(file.name) || (await file.slice(0, PDF_MARK.length).text()) === PDF_MARK

const FAULTS: Record<FileFault | 'pdf_too_large', ReactNode> = {
  too_large: <Trans>This file is larger than 256 KB.</Trans>,
  too_long: <Trans>This text is longer than 20,000 characters.</Trans>,
  no_text: <Trans>We couldn’t read this file. Choose a .txt, .md, or .pdf file.</Trans>,
  pdf_too_large: <Trans>This PDF is larger than 20 MB.</Trans>,
}
