import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'

/** A link at the end of a label's line; its touch target extends beyond the line without moving it. */
export function LabelLink(props: ComponentProps<typeof Button>) {
  return (
    <div className="absolute top-0 right-0 flex h-5 items-center">
      <Button variant="link" {...props} />
    </div>
  )
}
