import { createElement, Fragment, type ReactNode } from 'react'
import type { Part } from './copy'
import { Live } from './live'

/** Interactive parts are client components, as an author would write them. */
const isLive = (tag: string): boolean => tag === 'header' || tag === 'form' || tag === 'nav'

export function Parts({ parts }: { parts: Part[] }): ReactNode {
  return parts.map((part, at) => <One key={keyOf(part, at)} part={part} />)
}

function One({ part }: { part: Part }): ReactNode {
  if (typeof part === 'string') return <Fragment>{part}</Fragment>
  if (isLive(part.tag)) return <Live part={part} />
  if (part.parts.length === 0) return createElement(part.tag, part.props)
  return createElement(part.tag, part.props, <Parts parts={part.parts} />)
}

/** The page never changes, so a position identifies its part. */
const keyOf = (part: Part, at: number): string =>
  `${at} ${typeof part === 'string' ? 'text' : part.tag}`
