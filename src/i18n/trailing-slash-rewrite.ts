import { LANGUAGES } from '@/contract/languages'

const BARE_LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join('|')})/?$`)

/** URLs have no trailing slash, except a bare language: `/en/`. */
export const trailingSlashRewrite = {
  input: ({ url }: { url: URL }) => {
    if (BARE_LANGUAGE.test(url.pathname)) url.pathname = url.pathname.replace(/\/$/, '')
    return url
  },
  output: ({ url }: { url: URL }) => {
    if (BARE_LANGUAGE.test(url.pathname) && !url.pathname.endsWith('/')) url.pathname += '/'
    return url
  },
}
