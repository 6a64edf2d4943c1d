import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'

/** Row heights; the middle one is the default. */
export const ROW_SIZES = ['small', 'medium', 'large'] as const
export type RowSize = (typeof ROW_SIZES)[number]

const ROW_HEIGHTS: Record<RowSize, string> = {
  small: '[--row:4.75rem] sm:[--row:9rem] lg:[--row:10.5rem]',
  medium: '[--row:7rem] sm:[--row:14rem] lg:[--row:16.5rem]',
  large: '[--row:14rem] sm:[--row:20rem] lg:[--row:25rem]',
}

interface JustifiedRowsProps extends ComponentProps<'ul'> {
  size?: RowSize
}

/**
 * Pictures in rows of equal height that fill the width. CSS alone does the layout: each item asks for a width
 * by its ratio and grows by it, so the visual order is the DOM order, and the space is reserved before the
 * picture loads. Whatever follows the last item takes the rest of the last row.
 */
export function JustifiedRows({ size = 'medium', className, ...props }: JustifiedRowsProps) {
  return (
    <ul
      className={cn('flex flex-wrap gap-2 after:grow-[1000000]', ROW_HEIGHTS[size], className)}
      {...props}
    />
  )
}

interface JustifiedItemProps {
  ratio: number
  children: ReactNode
  /** Shown below the picture. */
  caption?: ReactNode
}

export function JustifiedItem({ ratio, children, caption }: JustifiedItemProps) {
  const shape: CSSProperties & Record<'--shape', number> = { '--shape': ratio }
  return (
    <li
      style={shape}
      // On a phone only pictures taller than a story or wider than a film are cropped, so that most share a
      // row and the slimmest has room for its buttons. A lone tile may grow, up to a limit.
      className="flex min-w-21 max-w-[calc(var(--ratio)*var(--row)*2.4)] basis-[calc(var(--ratio)*var(--row))] grow-[calc(var(--ratio)*100)] flex-col [--ratio:clamp(0.625,var(--shape),1.78)] sm:min-w-0 sm:max-w-[calc(var(--ratio)*var(--row)*1.8)] sm:[--ratio:var(--shape)]"
    >
      {/* Off-screen tiles skip style and layout, however many there are. The outline of a selected tile is
          drawn outside it, so this applies only where there is room for the outline. A caption that needs
          another line does not change the height: everything below would jump. */}
      <div className="relative aspect-(--ratio) min-h-0 w-full grow supports-[overflow-clip-margin:1rem]:[content-visibility:auto] supports-[overflow-clip-margin:1rem]:[overflow-clip-margin:1rem]">
        {children}
      </div>
      {caption}
    </li>
  )
}
