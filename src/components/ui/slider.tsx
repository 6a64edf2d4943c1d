import { Slider as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cn } from '@/lib/class-names'

interface SliderProps extends Omit<ComponentProps<typeof Primitive.Root>, 'children'> {
  /** What the thumb is called by assistive technology. */
  label: string
}

/** One value on a line. */
export function Slider({ className, label, ...props }: SliderProps) {
  return (
    <Primitive.Root
      className={cn(
        'relative flex h-8 w-full touch-none items-center select-none data-[disabled]:opacity-50 pointer-coarse:h-11',
        className,
      )}
      {...props}
    >
      <Primitive.Track className="relative h-1 grow rounded-full bg-input forced-colors:bg-[ButtonText]">
        <Primitive.Range className="absolute h-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-label={label}
        className="block size-5 rounded-full border-2 border-primary bg-background forced-colors:bg-[ButtonFace]"
      />
    </Primitive.Root>
  )
}
