import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { cn } from './class-names'
import { Spinner } from './spinner'

const variants = cva(
  // The transparent border is what forced-colours mode shows of a button.
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-md border border-transparent text-center font-medium text-sm leading-tight transition-colors select-none disabled:pointer-events-none disabled:opacity-50 aria-disabled:not-aria-busy:opacity-50 [&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
  {
    variants: {
      variant: {
        primary: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        secondary: 'bg-secondary text-secondary-foreground hover:bg-accent',
        outline: 'border-input bg-transparent hover:bg-accent',
        ghost: 'hover:bg-accent aria-expanded:bg-accent',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive/85',
        link: 'h-auto min-h-0 px-0 text-link underline-offset-4 hover:underline',
      },
      size: {
        sm: 'min-h-8 px-3 py-1 pointer-coarse:min-h-11',
        md: 'min-h-10 px-4 py-2 pointer-coarse:min-h-11',
        lg: 'min-h-12 px-6 py-2 text-base',
        icon: 'size-10 pointer-coarse:size-11',
        'icon-sm': 'size-8 pointer-coarse:size-11',
      },
    },
    compoundVariants: [{ variant: 'link', className: 'min-h-0 px-0 py-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

type Look = VariantProps<typeof variants>

const looks = new Map<string, string>()

/** The looks of a button, also for a link: of two classes that contradict each other the later holds. */
export function buttonVariants({
  variant,
  size,
  className,
}: Look & { className?: string } = {}): string {
  // There are three dozen, and a page has as many buttons.
  const key = `${variant} ${size}`
  let look = looks.get(key)
  if (look === undefined) {
    look = cn(variants({ variant, size }))
    looks.set(key, look)
  }
  return className ? cn(look, className) : look
}

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Render the only child, such as a link, with the looks of a button. */
  asChild?: boolean
  /** Keeps width and focus, tells assistive technology and swallows every further press. */
  loading?: boolean
}

export function Button({ loading = false, asChild, children, ...props }: ButtonProps) {
  const { variant, size, className, type = 'button', onClick, ...rest } = props
  const classes = buttonVariants({ variant, size, className })
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes}
      aria-busy={loading || rest['aria-busy']}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={loading ? swallow : onClick}
    >
      {loading ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <Spinner className="absolute" />
        </>
      ) : (
        children
      )}
    </button>
  )
}

const swallow = (event: MouseEvent) => event.preventDefault()
