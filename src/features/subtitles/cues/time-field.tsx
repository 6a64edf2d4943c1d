import { useState } from 'react'
import { Input } from '@/components/ui/input'
import { readTime, timeText } from './time-text'

interface TimeFieldProps {
  label: string
  ms: number
  onChange: (ms: number) => void
}

/** A field for a time; invalid input is reverted. */
export function TimeField({ label, ms, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  function settle() {
    const read = typed === null ? null : readTime(typed)
    setTyped(null)
    if (read !== null && read !== ms) onChange(read)
  }
  return (
    <Input
      aria-label={label}
      inputMode="decimal"
      value={typed ?? timeText(ms)}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
      className="min-h-8 w-26 px-2 py-1 text-center text-sm tabular-nums"
    />
  )
}
