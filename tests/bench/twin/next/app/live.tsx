'use client'

import { createElement, type FormEvent, type ReactNode, useState } from 'react'
import type { Part } from './copy'

/** State of what's typed and opened on the page, kept in the usual way. */
export function Live({ part }: { part: Exclude<Part, string> }) {
  const [typed, setTyped] = useState('')
  const [opened, setOpened] = useState<string | null>(null)
  const note = ({ target }: FormEvent) => {
    if (target instanceof HTMLTextAreaElement) setTyped(target.value)
  }
  const drawn = draw(part, { opened, open: setOpened })
  return (
    <div style={{ display: 'contents' }} data-typed={typed.length} onInput={note}>
      {drawn}
    </div>
  )
}

interface Opening {
  opened: string | null
  open: (label: string | null) => void
}

function draw(part: Part, opening: Opening, at = 0): ReactNode {
  if (typeof part === 'string') return part
  const { tag, parts } = part
  const props: Record<string, unknown> = { ...part.props, key: `${at} ${tag}` }
  const label = part.props['aria-label']
  if (tag === 'button' && typeof label === 'string') {
    props['aria-expanded'] = opening.opened === label
    props.onClick = () => opening.open(opening.opened === label ? null : label)
  }
  const drawn = parts.map((one, place) => draw(one, opening, place))
  return parts.length === 0 ? createElement(tag, props) : createElement(tag, props, drawn)
}
