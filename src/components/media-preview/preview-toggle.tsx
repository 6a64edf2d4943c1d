import type { LucideIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface PreviewToggleProps {
  icon: LucideIcon
  name: string
  /** Key that presses it. */
  shortcut?: string
  isOn: boolean
  onToggle: () => void
}

/** A toggle for a view option. */
export const PreviewToggle = ({
  icon: Icon,
  name,
  shortcut,
  isOn,
  onToggle,
}: PreviewToggleProps) => (
  <Button
    variant="ghost"
    size="icon"
    className="text-white hover:bg-white/15 aria-pressed:bg-white/25"
    aria-pressed={isOn}
    aria-label={name}
    aria-keyshortcuts={shortcut}
    title={name}
    onClick={onToggle}
  >
    <Icon />
  </Button>
)
