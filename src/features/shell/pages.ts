import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import type { UserInfo } from '@/contract/endpoints/accounts'
import { isOperator } from '@/contract/operator'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Has the menus of somebody signed in lead to this page; the lowest order comes first. */
    accountMenu?: { label: MessageDescriptor; order: number; isForOperators?: true }
  }
}

/** The pages that have their place in a menu. One whose route does not exist is not offered. */
export const PAGES = {
  sora: { to: '/$lang', label: msg`Sora` },
  veo: { to: '/$lang/veo3.1', label: msg`Veo3.1` },
  gallery: { to: '/$lang/gallery', label: msg`Gallery` },
  pricing: { to: '/$lang/pricing', label: msg`Pricing` },
  watermark: { to: '/$lang/remove-watermark-from-video', label: msg`Remove watermark from video` },
  subtitles: { to: '/$lang/subtitles', label: msg`Subtitles` },
  music: { to: '/$lang/background-music', label: msg`Background music` },
  speech: { to: '/$lang/voice-over', label: msg`Voice-over` },
  soundtrack: { to: '/$lang/video-sound', label: msg`Sound for videos` },
  photoshoot: { to: '/$lang/photoshoot', label: msg`Photoshoot` },
  talking: { to: '/$lang/talking-video', label: msg`Talking videos` },
  faceChange: { to: '/$lang/face-change', label: msg`Face change` },
  ugc: { to: '/$lang/ugc-ads', label: msg`UGC ads` },
  videoEditor: { to: '/$lang/video-editor', label: msg`Video editor` },
  myGallery: { to: '/$lang/gallery', search: { show: 'mine' }, label: msg`My gallery` },
  privacy: { to: '/$lang/privacy', label: msg`Privacy policy` },
  terms: { to: '/$lang/terms', label: msg`Terms of service` },
  refund: { to: '/$lang/refund', label: msg`Refund policy` },
  guide: { to: '/$lang/how-it-works', label: msg`How it works` },
  faq: { to: '/$lang/faq', label: msg`FAQ` },
}

/** Pages of the menu of tools. One that needs a key is left out where there is none. */
export const TOOL_PAGES = [
  'watermark',
  'subtitles',
  'music',
  'speech',
  'soundtrack',
  'photoshoot',
  'videoEditor',
  'talking',
  'faceChange',
  'ugc',
] as const satisfies readonly (keyof typeof PAGES)[]

/** The one that a menu marks as new: a mark on all of them would say nothing. */
export const NEW_TOOL: PageName = 'watermark'

export interface PageAddress {
  to: string
  search?: Record<string, string>
  label: MessageDescriptor
}

export type PageName = keyof typeof PAGES

/** What the menus of somebody signed in lead to, on every width: their results, and the pages whose route says so. */
export function useAccountPages(user: Pick<UserInfo, 'roles'> | null): PageAddress[] {
  const { routesByPath } = useRouter()
  const named = Object.values(routesByPath).flatMap(({ fullPath, options }) => {
    const menu = options.staticData?.accountMenu
    const isShown = menu && (!menu.isForOperators || isOperator(user?.roles))
    return isShown ? [{ to: fullPath, ...menu }] : []
  })
  return [PAGES.myGallery, ...named.toSorted((a, b) => a.order - b.order)]
}

/** Of the named pages, those this build has. */
export function useExistingPages<Name extends PageName>(names: readonly Name[]): Name[] {
  const { routesByPath } = useRouter()
  return names.filter((name) => PAGES[name].to in routesByPath)
}
