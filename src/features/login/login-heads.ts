import { msg } from '@lingui/core/macro'
import { OAUTH_CALLBACK_PATH } from './oauth-popup'

export const LOGIN_HEAD = {
  path: '/login',
  title: msg`Sign in`,
  description: msg`Sign in or create an account. No credit card needed to start.`,
  keywords: msg`sign in, login, register, account`,
  isHidden: true,
}

export const OAUTH_CALLBACK_HEAD = {
  path: OAUTH_CALLBACK_PATH,
  title: msg`Signing you in`,
  description: msg`This window will close by itself.`,
  isHidden: true,
}
