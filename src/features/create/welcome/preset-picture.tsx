import sofaUrl from '@lobehub/fluent-emoji-3d/assets/1f6cb-fe0f.webp?no-inline'
import shoeUrl from '@lobehub/fluent-emoji-3d/assets/1f45f.webp?no-inline'
import boxUrl from '@lobehub/fluent-emoji-3d/assets/1f381.webp?no-inline'
import lipstickUrl from '@lobehub/fluent-emoji-3d/assets/1f484.webp?no-inline'
import wiltedUrl from '@lobehub/fluent-emoji-3d/assets/1f940.webp?no-inline'
import drinkUrl from '@lobehub/fluent-emoji-3d/assets/1f964.webp?no-inline'
import plantUrl from '@lobehub/fluent-emoji-3d/assets/1fab4.webp?no-inline'
import type { ReactNode } from 'react'
import { ASPECT_RATIOS } from '@/contract/generation'
import type { Preset } from './presets'

const STAGE_HEIGHT = 112

/** What a preset leads to, in small: a frame of its shape, without words of any language. */
export function PresetPicture({ preset: { id, ratio } }: { preset: Preset }) {
  const [w, h] = ASPECT_RATIOS[ratio]
  const height = Math.min(STAGE_HEIGHT, (STAGE_HEIGHT * 1.1 * h) / w)
  return (
    <span aria-hidden className="grid w-full place-items-center" style={{ height: STAGE_HEIGHT }}>
      <span
        className={`relative block overflow-hidden rounded-md ${BACKGROUNDS[id]}`}
        style={{ height, width: (height * w) / h }}
      >
        {CONTENTS[id]}
      </span>
    </span>
  )
}

const BACKGROUNDS: Record<Preset['id'], string> = {
  launch: 'bg-[#1b2bd8]',
  sale: 'bg-[#ff5a36]',
  event: 'bg-[#f4efe6]',
  hiring: 'bg-[#0f3d3a]',
  app: 'bg-linear-to-b from-[#6d4bff] to-[#b24bff]',
  menu: 'bg-[#f8d44c]',
  ugc: 'bg-linear-to-b from-[#ffe3e0] to-[#ffb9bd]',
  unboxing: 'bg-linear-to-b from-[#f2dfc4] to-[#d9b98c]',
  white: 'bg-linear-to-b from-white to-[#e9ebf0]',
  lifestyle: 'bg-linear-to-r from-[#fff3df] to-[#ffd9a3]',
  'hyper-motion': 'bg-[repeating-linear-gradient(115deg,#2f5bff_0_14px,#2247d6_14px_28px)]',
  'before-after': 'bg-[linear-gradient(90deg,#d7d9de_50%,#cfeecb_50%)]',
}

const CONTENTS: Record<Preset['id'], ReactNode> = {
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
  ugc: (
    <>
      <Headline className="bg-[#7d1f2b]" />
      <Product url={lipstickUrl} className="bottom-2 left-1/2 w-14 -translate-x-1/2" />
    </>
  ),
  unboxing: <Product url={boxUrl} className="inset-0 m-auto w-16" />,
  white: <Product url={shoeUrl} className="inset-0 m-auto w-20 drop-shadow-md" />,
  lifestyle: (
    <>
      <Headline className="bg-[#6b4317]" />
      <Product url={sofaUrl} className="right-2 bottom-0 w-14" />
    </>
  ),
  'hyper-motion': (
    <>
      <Headline className="bg-[#fff36b]" />
      <Product url={drinkUrl} className="-right-1 bottom-1 w-16 rotate-12" />
    </>
  ),
  'before-after': (
    <>
      <Product url={wiltedUrl} className="top-1/2 left-1 w-12 -translate-y-1/2 grayscale" />
      <Product url={plantUrl} className="top-1/2 right-1 w-12 -translate-y-1/2" />
    </>
  ),
}

/** Two strokes where words would be. */
function Headline({ className }: { className: string }) {
  return (
    <span className="absolute top-2.5 left-2.5 flex flex-col gap-1">
      <span className={`h-1.5 w-9 rounded-full ${className}`} />
      <span className={`h-1.5 w-6 rounded-full ${className}`} />
    </span>
  )
}

/** One large sign, as a poster has it. */
function Figure({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className={`absolute inset-0 grid place-items-center font-black text-6xl ${className}`}>
      {children}
    </span>
  )
}

function Product({ url, className }: { url: string; className: string }) {
  return (
    <img src={url} alt="" width={256} height={256} className={`absolute h-auto ${className}`} />
  )
}
