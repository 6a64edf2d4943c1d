import sofaUrl from '@lobehub/fluent-emoji-3d/assets/1f6cb-fe0f.webp?no-inline'
import shoeUrl from '@lobehub/fluent-emoji-3d/assets/1f45f.webp?no-inline'
import boxUrl from '@lobehub/fluent-emoji-3d/assets/1f381.webp?no-inline'
import lipstickUrl from '@lobehub/fluent-emoji-3d/assets/1f484.webp?no-inline'
import wiltedUrl from '@lobehub/fluent-emoji-3d/assets/1f940.webp?no-inline'
import drinkUrl from '@lobehub/fluent-emoji-3d/assets/1f964.webp?no-inline'
import plantUrl from '@lobehub/fluent-emoji-3d/assets/1fab4.webp?no-inline'
import type { ReactNode } from 'react'
import type { Scene } from './scenes'
import { Headline, StarterFrame } from './starter-frame'

/** A miniature scene with a placeholder for the product. */
export function ScenePicture({ scene: { id, ratio } }: { scene: Scene }) {
  return (
    <StarterFrame ratio={ratio} ground={GROUNDS[id]}>
      {CONTENTS[id]}
    </StarterFrame>
  )
}

const GROUNDS: Record<Scene['id'], string> = {
  ugc: 'bg-linear-to-b from-[#ffe3e0] to-[#ffb9bd]',
  unboxing: 'bg-linear-to-b from-[#f2dfc4] to-[#d9b98c]',
  white: 'bg-linear-to-b from-white to-[#e9ebf0]',
  lifestyle: 'bg-linear-to-r from-[#fff3df] to-[#ffd9a3]',
  'hyper-motion': 'bg-[repeating-linear-gradient(115deg,#2f5bff_0_14px,#2247d6_14px_28px)]',
  'before-after': 'bg-[linear-gradient(90deg,#d7d9de_50%,#cfeecb_50%)]',
}

const CONTENTS: Record<Scene['id'], ReactNode> = {
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

function Product({ url, className }: { url: string; className: string }) {
  return (
    <img src={url} alt="" width={256} height={256} className={`absolute h-auto ${className}`} />
  )
}
