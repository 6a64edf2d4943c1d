import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { checkedUpload } from '@/api/checked-upload'
import { type FileSending, sendFile } from '@/api/send-file'
import { isAppError } from '@/contract/app-error'
import { mediaKindOf } from '@/contract/media-links'
import { errorMessage } from '@/i18n/error-messages'

/** The uploaded picture of a product. */
export interface ProductPicture {
  reference: { upload_id: string } | { output_id: string }
  /** An address to show it. */
  url: string
}

/** Uploads the picture of a product. */
export function useProductPicture(onReady: (picture: ProductPicture) => void) {
  const { t, i18n } = useLingui()
  const current = useRef<FileSending | null>(null)
  /** Upload progress from 0 to 1; null when idle. */
  const [sending, setSending] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function take([file]: readonly File[]) {
    if (!file) return
    if (!file.type.startsWith('image/') && mediaKindOf(file.name) !== 'image')
      return setProblem(t`This isn’t an image.`)
    setProblem(null)
    setSending(0)
    try {
      current.current = sendFile(file, { onProgress: setSending })
      const upload_id = await current.current.uploadId
      await checkedUpload(upload_id)
      onReady({ reference: { upload_id }, url: URL.createObjectURL(file) })
    } catch (error) {
      const isCancelled = isAppError(error) && error.code === 'user_cancelled'
      if (!isCancelled) setProblem(errorMessage(i18n, error))
    } finally {
      setSending(null)
    }
  }

  return { sending, problem, take, cancel: () => void current.current?.abort() }
}
