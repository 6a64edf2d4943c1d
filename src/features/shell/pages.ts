import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useRouter } from '@tanstack/react-router'
import type { UserInfo } from '@/contract/endpoints/accounts'
import { isOperator } from '@/contract/operator'

/** The pages that menus lead to. One whose route does not exist is not offered. */
export const PAGES = {
  sora: { to: '/$lang', label: msg`Sora` },
  veo: { to: '/$lang/veo3.1', label: msg`Veo3.1` },
  gallery: { to: '/$lang/gallery', label: msg`Gallery` },
  pricing: { to: '/$lang/pricing', label: msg`Pricing` },
  watermark: { to: '/$lang/remove-watermark-from-video', label: msg`Remove watermark from video` },
  myGallery: { to: '/$lang/gallery', search: { show: 'mine' }, label: msg`My gallery` },
  brand: { to: '/$lang/brand', label: msg`Brand settings` },
  billing: { to: '/$lang/billing', label: msg`Billing` },
  admin: { to: '/$lang/admin', label: msg`Operator page` },
  privacy: { to: '/$lang/privacy', label: msg`Privacy policy` },
  terms: { to: '/$lang/terms', label: msg`Terms of service` },
  refund: { to: '/$lang/refund', label: msg`Refund policy` },
  guide: { to: '/$lang/how-it-works', label: msg`How it works` },
  faq: { to: '/$lang/faq', label: msg`FAQ` },
}

export interface PageAddress {
  to: (typeof PAGES)[PageName]['to']
  search?: Record<string, string>
  label: MessageDescriptor
}

export type PageName = keyof typeof PAGES

/** What the menus of somebody signed in lead to, on every width. */
export const accountPagesOf = (user: Pick<UserInfo, 'roles'> | null): readonly PageName[] =>
  isOperator(user?.roles) ? [...ACCOUNT_PAGES, 'admin'] : ACCOUNT_PAGES

const ACCOUNT_PAGES: readonly PageName[] = ['myGallery', 'brand', 'billing']

/** Of the named pages, those this build has. */
export function useExistingPages<Name extends PageName>(names: readonly Name[]): Name[] {
  const { routesByPath } = useRouter()
  return names.filter((name) => PAGES[name].to in routesByPath)
}
