import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { MEDIA_NAMES } from '@/components/creations/media-names'
import type { LibraryItem } from '@/contract/endpoints/library'

type Named = Pick<LibraryItem, 'name' | 'words' | 'kind'>

/** Display name of an item: its name, else its prompt or file name. */
export function useItemName(): (item: Named) => string {
  const { i18n } = useLingui()
  return useCallback(
    ({ name, words, kind }) => name ?? (words || i18n._(MEDIA_NAMES[kind])),
    [i18n],
  )
}

export function useSourceWords(): Record<LibraryItem['source'], string> {
  const { t } = useLingui()
  return { upload: t`Uploaded file`, result: t`Result`, creative: t`Creative` }
}
