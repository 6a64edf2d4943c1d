import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { columnChoicesQuery } from '@/api/figures.functions'
import type { AdPlatformName, FigureField } from '@/contract/figures'
import { columnsOf } from './columns/find-columns'
import { habitsOf, type Outline, outlineFile, shapeOf } from './outline'

/**
 * The outline of a chosen file: as detected, with the team's choices for similar files and the user's
 * corrections.
 */
export function useOutline(file: File) {
  const id = useId()
  const [changed, setChanged] = useState<Outline | null>(null)
  const choices = useQuery(columnChoicesQuery())
  const found = useQuery({
    queryKey: ['figure-file', id, file.name, file.size, file.lastModified],
    queryFn: async () => {
      const outline = await outlineFile(file)
      return { outline, shape: outline ? await shapeOf(outline.names) : '' }
    },
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isKnown = found.data !== undefined && !choices.isPending
  const own = found.data?.outline ?? null
  const chosen = choices.data?.find(({ shape }) => shape === found.data?.shape)
  const before = own && chosen ? remembered(own, chosen) : own
  const outline = changed ?? before
  const change = (next: Partial<Outline>) => outline && setChanged({ ...outline, ...next })
  return {
    isPending: !(isKnown || found.error),
    outline,
    shape: found.data?.shape ?? '',
    isRemembered: Boolean(chosen),
    change,
    setPlatform(platform: AdPlatformName) {
      if (!outline) return
      const columns = columnsOf(outline.names, platform)
      change({ platform, ...readAnew({ ...outline, columns }) })
    },
    setColumn(field: FigureField, at: number | undefined) {
      if (!outline) return
      const { [field]: _, ...others } = outline.columns
      const columns = at === undefined ? others : { ...others, [field]: at }
      change(readAnew({ ...outline, columns }))
    },
  }
}

const readAnew = (outline: Outline) => {
  const { currency, ...habits } = habitsOf(outline)
  return { columns: outline.columns, ...habits, currency: currency ?? outline.currency }
}

const remembered = (
  outline: Outline,
  chosen: Pick<Outline, 'platform' | 'columns' | 'currency'>,
): Outline => {
  const { platform, columns, currency } = chosen
  const known = { ...outline, platform, columns }
  return { ...known, ...readAnew(known), currency: currency ?? outline.currency }
}
