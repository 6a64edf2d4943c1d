import { Progress as Primitive } from 'radix-ui'
import { cn } from './class-names'

interface ProgressProps {
  /** 0 to 100; null while the length of the work is not known. */
  value: number | null
  label: string
  className?: string
}

/** A thin bar; the words about it are beside it. */
export function Progress({ value, label, className }: ProgressProps) {
  return (
    <Primitive.Root
      value={value}
      aria-label={label}
      className={cn(
        'relative h-0.5 w-full overflow-hidden rounded-full bg-border forced-colors:bg-[GrayText]',
        className,
      )}
    >
      <Primitive.Indicator
        className={cn(
          'h-full w-full origin-left rounded-full bg-primary transition-transform duration-320 forced-colors:bg-[Highlight]',
          value === null && 'w-1/3 animate-pulse',
        )}
        style={value === null ? undefined : { transform: `scaleX(${value / 100})` }}
      />
    </Primitive.Root>
  )
}
