import { createFileRoute, redirect } from '@tanstack/react-router'
import { ADDRESS_MAX } from '@/features/shell/not-found-search'

/** An unknown path leads to the not-found page, which shows what was typed. */
export const Route = createFileRoute('/$lang/$')({
  beforeLoad: ({ params, location }) => {
    throw redirect({
      to: '/$lang/404',
      params: { lang: params.lang },
      search: { from: location.pathname.slice(0, ADDRESS_MAX) },
      replace: true,
    })
  },
})
