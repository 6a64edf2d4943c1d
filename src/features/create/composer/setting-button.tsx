import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/lib/class-names'

interface SettingButtonProps extends ComponentProps<typeof Button> {
  icon: ReactNode
  label: string
  hasMenu?: boolean
}

/** A setting in the bar: its value; in the rows of a phone its name as well. */
export function SettingButton(props: SettingButtonProps) {
  const { icon, label, hasMenu = true, className, children, ...rest } = props
  return (
    <Button
      variant="secondary"
      size="sm"
      className={cn(
        'max-w-72 group-data-[layout=rows]/composer:min-h-12 group-data-[layout=rows]/composer:w-full group-data-[layout=rows]/composer:max-w-none',
        className,
      )}
      {...rest}
    >
      {icon}
      <span className="sr-only shrink-0 grow text-left font-normal text-muted-foreground group-data-[layout=rows]/composer:not-sr-only">
        {label}
      </span>
      <span className="flex min-w-0 items-center gap-1.5 tabular-nums">{children}</span>
      {hasMenu && <ChevronDown className="size-3.5 text-muted-foreground" aria-hidden />}
    </Button>
  )
}
