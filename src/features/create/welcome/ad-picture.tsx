import type { ReactNode } from 'react'
import { Headline, StarterFrame } from '@/components/starters/starter-frame'
import type { ADS } from './presets'

type Ad = (typeof ADS)[number]

/** A miniature poster. */
export function AdPicture({ ad: { id, ratio } }: { ad: Ad }) {
  return (
    <StarterFrame ratio={ratio} ground={GROUNDS[id]}>
      {CONTENTS[id]}
    </StarterFrame>
  )
}

const GROUNDS: Record<Ad['id'], string> = {
  launch: 'bg-[#1b2bd8]',
  sale: 'bg-[#ff5a36]',
  event: 'bg-[#f4efe6]',
  hiring: 'bg-[#0f3d3a]',
  app: 'bg-linear-to-b from-[#6d4bff] to-[#b24bff]',
  menu: 'bg-[#f8d44c]',
}

const CONTENTS: Record<Ad['id'], ReactNode> = {
  launch: (
    <>
      <span className="absolute -right-5 -bottom-5 size-20 rounded-full bg-[#ff7ac6]" />
      <span className="absolute right-4 bottom-7 size-9 rounded-full bg-[#ffd23f]" />
      <Headline className="bg-white" />
    </>
  ),
  sale: <Figure className="text-[#2b0a04]">%</Figure>,
  event: (
    <>
      <span className="absolute inset-x-0 top-0 h-6 bg-[#d7263d]" />
      <Figure className="pt-6 text-[#1c1b1a]">14</Figure>
    </>
  ),
  hiring: (
    <>
      <Headline className="bg-[#f2f7ec]" />
      <span className="absolute bottom-2.5 left-2.5 h-3.5 w-12 rounded-full bg-[#b8f35a]" />
    </>
  ),
  app: (
    <span className="absolute inset-x-3 top-5 bottom-0 rounded-t-lg border-4 border-[#14102e] border-b-0 bg-[#f5f2ff]" />
  ),
  menu: (
    <>
      <span className="absolute -top-3 -right-3 size-16 rounded-full border-8 border-white bg-[#e4572e]" />
      <span className="absolute bottom-3 left-3 h-2 w-14 rounded-full bg-[#3a2a00]" />
      <span className="absolute bottom-7 left-3 h-2 w-9 rounded-full bg-[#3a2a00]" />
    </>
  ),
}

/** One large glyph, as on a poster. */
function Figure({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={`absolute inset-0 grid place-items-center font-semibold text-[2.75rem] leading-none ${className}`}
    >
      {children}
    </span>
  )
}
