import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Classes of a setting's button: in the rows of a phone it fills the line. */
export const SETTING_BUTTON =
  'max-w-72 group-data-[layout=rows]/composer:min-h-12 group-data-[layout=rows]/composer:w-full group-data-[layout=rows]/composer:max-w-none'

interface SettingFaceProps {
  icon: ReactNode
  label: string
  hasMenu?: boolean
  children: ReactNode
}

/** The content of a setting's button: its value; in the rows of a phone also its name. */
export function SettingFace({ icon, label, hasMenu = true, children }: SettingFaceProps) {
  return (
    <>
      {icon}
      <span className="sr-only shrink-0 grow text-left font-normal text-muted-foreground group-data-[layout=rows]/composer:not-sr-only">
        {label}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 tabular-nums empty:hidden">
        {children}
      </span>
      {hasMenu && <ChevronDown className="size-3.5 text-muted-foreground" aria-hidden />}
    </>
  )
}
