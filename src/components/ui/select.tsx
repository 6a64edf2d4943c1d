import { Check, ChevronDown } from 'lucide-react'
import { Select as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'
import { floatingClasses } from './popover'

export const Select = Primitive.Root
export const SelectValue = Primitive.Value

export function SelectTrigger({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Trigger>) {
  return (
    <Primitive.Trigger
      className={cn(
        'flex min-h-10 items-center justify-between gap-2 rounded-md border border-input bg-background px-3 py-2 text-sm hover:bg-accent disabled:opacity-50 aria-invalid:border-destructive data-[placeholder]:text-muted-foreground pointer-coarse:min-h-11',
        className,
      )}
      {...props}
    >
      {children}
      <Primitive.Icon asChild>
        <ChevronDown className="size-4 text-muted-foreground" />
      </Primitive.Icon>
    </Primitive.Trigger>
  )
}

export function SelectContent({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Content>) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          floatingClasses,
          'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          className,
        )}
        {...props}
      >
        <Primitive.Viewport className="p-1.5">{children}</Primitive.Viewport>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function SelectItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Primitive.Item>) {
  return (
    <Primitive.Item
      className={cn(
        'relative flex min-h-9 items-center gap-2 rounded-md py-1.5 pr-9 pl-3 text-sm outline-none select-none data-[highlighted]:bg-accent data-[disabled]:opacity-50 forced-colors:data-[highlighted]:outline pointer-coarse:min-h-11',
        className,
      )}
      {...props}
    >
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator className="absolute right-3">
        <Check className="size-4" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  )
}
