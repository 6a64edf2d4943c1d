import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { LibraryItem } from '@/contract/endpoints/library'

type Named = Pick<LibraryItem, 'name' | 'words' | 'kind'>

/** What an item is called: its name, else its prompt or file name. */
export function useItemName(): (item: Named) => string {
  const { t } = useLingui()
  return useCallback(
    ({ name, words, kind }) => name ?? (words || (kind === 'video' ? t`Video` : t`Image`)),
    [t],
  )
}

export function useSourceWords(): Record<LibraryItem['source'], string> {
  const { t } = useLingui()
  return { upload: t`Uploaded file`, result: t`Result`, creative: t`Creative` }
}
