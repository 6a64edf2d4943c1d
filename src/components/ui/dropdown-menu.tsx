import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from './class-names'
import { floatingClasses } from './popover'

export const DropdownMenu = Primitive.Root
export const DropdownMenuTrigger = Primitive.Trigger
export const DropdownMenuRadioGroup = Primitive.RadioGroup

const itemClasses =
  'relative flex min-h-9 cursor-default items-center gap-2 rounded-md px-3 py-1.5 text-sm outline-none select-none data-[highlighted]:bg-accent data-[highlighted]:text-accent-foreground data-[disabled]:opacity-50 forced-colors:data-[highlighted]:outline pointer-coarse:min-h-11 [&_svg:not([class*=size-])]:size-4 [&_svg]:shrink-0'

export function DropdownMenuContent({
  className,
  sideOffset = 8,
  collisionPadding = 8,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        sideOffset={sideOffset}
        collisionPadding={collisionPadding}
        className={cn(
          floatingClasses,
          'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto p-1.5',
          className,
        )}
        {...props}
      />
    </Primitive.Portal>
  )
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item className={cn(itemClasses, className)} {...props} />
}

interface RadioItemProps extends ComponentProps<typeof Primitive.RadioItem> {
  /** Whether a tick says that it is chosen; else its look does. */
  hasMark?: boolean
}

export function DropdownMenuRadioItem({
  hasMark = true,
  className,
  children,
  ...props
}: RadioItemProps) {
  return (
    <Primitive.RadioItem className={cn(itemClasses, hasMark && 'pr-9', className)} {...props}>
      {children}
      {hasMark && (
        <Primitive.ItemIndicator className="absolute right-3">
          <Check />
        </Primitive.ItemIndicator>
      )}
    </Primitive.RadioItem>
  )
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      className={cn('px-3 py-1.5 text-muted-foreground text-sm', className)}
      {...props}
    />
  )
}

export function DropdownMenuSeparator({
  className,
  ...props
}: ComponentProps<typeof Primitive.Separator>) {
  return <Primitive.Separator className={cn('my-1.5 h-px bg-border', className)} {...props} />
}
