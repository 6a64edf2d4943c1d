import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import type { UserInfo } from '@/contract/endpoints/accounts'
import { isOperator } from '@/contract/operator'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Adds the page to the account menu; the lowest order comes first. */
    accountMenu?: { label: MessageDescriptor; order: number; isForOperators?: true }
  }
}

/** The pages with a place in a menu. A page without an existing route is not offered. */
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

/** Pages of the tools menu. One that needs an unconfigured service is left out. */
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

/** The single page marked as new in menus: marking all of them would say nothing. */
export const NEW_TOOL: PageName = 'watermark'

export interface PageAddress {
  to: string
  search?: Record<string, string>
  label: MessageDescriptor
}

export type PageName = keyof typeof PAGES

/** Links of the account menu, on every width: the user's results, and the pages whose route declares it. */
export function useAccountPages(user: Pick<UserInfo, 'roles'> | null): PageAddress[] {
  const { routesByPath } = useRouter()
  const named = Object.values(routesByPath).flatMap(({ fullPath, options }) => {
    const menu = options.staticData?.accountMenu
    const isShown = menu && (!menu.isForOperators || isOperator(user?.roles))
    return isShown ? [{ to: fullPath, ...menu }] : []
  })
  return [PAGES.myGallery, ...named.toSorted((a, b) => a.order - b.order)]
}

/** The named pages that exist in this build. */
export function useExistingPages<Name extends PageName>(names: readonly Name[]): Name[] {
  const { routesByPath } = useRouter()
  return names.filter((name) => PAGES[name].to in routesByPath)
}
