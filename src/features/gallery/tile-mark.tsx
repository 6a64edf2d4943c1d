import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface TileMarkProps {
  icon: LucideIcon
  name: ReactNode
  isFilled?: boolean
}

/** A badge on an item's picture. */
export const TileMark = ({ icon: Icon, name, isFilled = false }: TileMarkProps) => (
  <span className="grid size-7 place-items-center rounded-full bg-black/70 text-white">
    <Icon className={isFilled ? 'size-4 fill-current' : 'size-4'} aria-hidden />
    <span className="sr-only">{name}</span>
  </span>
)
