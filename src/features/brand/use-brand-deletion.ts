import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { deleteBrandFn, restoreBrandFn } from '@/api/brand-page.functions'
import { useBrandAction } from '@/components/brands/use-brand-action'

/** Deletes a brand immediately, and restores it on undo. */
export function useBrandDeletion() {
  const navigate = useNavigate({ from: '/$lang/brand' })
  const [deleted, setDeleted] = useState<string | null>(null)
  const remove = useBrandAction(deleteBrandFn, (_, { brandId }) => {
    setDeleted(brandId)
    void navigate({ search: {}, replace: true })
  })
  const restore = useBrandAction(restoreBrandFn, (_, { brandId }) => {
    void navigate({ search: { brand: brandId }, replace: true })
  })
  return {
    undoable: deleted ? 1 : 0,
    delete: (brandId: string) => remove.mutate({ brandId }),
    undo: () => {
      if (deleted) restore.mutate({ brandId: deleted })
      setDeleted(null)
    },
    finish: () => setDeleted(null),
  }
}
