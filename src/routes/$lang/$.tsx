import { createFileRoute, redirect } from '@tanstack/react-router'
import { ADDRESS_MAX } from '@/features/shell/not-found-search'

/** Unknown paths lead to the not-found page, which shows the path. */
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
