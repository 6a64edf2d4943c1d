import type { CurrentContext } from '@/contract/endpoints/teams'
import { PRODUCT_ICON_DEFAULT } from '@/contract/product'
import { readLocal, removeLocal, writeLocal } from './local-store'

/** What this browser remembers of a sign-in; scripts cannot read the secret itself. */
export interface LocalSession {
  sessionId: string
  nickName: string
}

interface LocalUser {
  uid: string
  email: string
  user_name: string
  nick_name: string
  roles: string
}

/** Saves a fresh sign-in. Other tabs listen for the write to `token`. */
export function rememberSession({ sessionId, nickName }: LocalSession) {
  writeLocal('nick_name', nickName)
  writeLocal('isLogin', true)
  writeLocal('token', sessionId)
}

export function rememberUser({ uid, email, user_name, nick_name, roles }: LocalUser) {
  writeLocal('user_info', { uid, email, user_name, nick_name })
  writeLocal('nick_name', nick_name)
  writeLocal('roles', roles)
}

/** The brand, team and product the user works in; calls carry the team id once there is one. */
export function rememberContext({ current_brand, current_team, current_product }: CurrentContext) {
  writeLocal('hasProduct', current_product !== null)
  if (!current_team) return removeLocal('ga_bp_info')
  writeLocal('ga_bp_info', {
    brand_id: current_brand?.id ?? '',
    brand_name: current_brand?.name ?? '',
    team_id: current_team.id,
    product_name: current_product?.name ?? '',
    product_icon: current_product?.img_urls[0] ?? PRODUCT_ICON_DEFAULT,
    current_user_role: current_team.current_user_role,
  })
}

/** The local part of every logout, voluntary or forced. */
export function forgetSession() {
  removeLocal('token', 'user_info', 'roles', 'nick_name', 'ga_app_info', 'ga_bp_info', 'hasProduct')
  writeLocal('isLogin', false)
}

/** Whether this browser believes it is signed in; the server has the last word. */
export const isSignedInLocally = () => readLocal('token') !== null
