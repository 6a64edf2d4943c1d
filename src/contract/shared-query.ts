import { z } from 'zod'

/** Query parameters of every call. Identity fields hold placeholders for visitors. */
export const SharedQuery = z.object({
  login_redirect: z.string(),
  lang: z.string(),
  app_key: z.string(),
  channel: z.string(),
  fbclid: z.string().optional(),
  re_user: z.string().optional(),
  user_name: z.string(),
  nick_name: z.string(),
  email: z.string(),
  teamId: z.string().optional(),
})
export type SharedQuery = z.infer<typeof SharedQuery>

/** Values of the identity fields when nobody is signed in. */
export const IDENTITY_PLACEHOLDER = {
  user_name: 'visitor',
  nick_name: 'visitor',
  email: 'visitor',
} as const
