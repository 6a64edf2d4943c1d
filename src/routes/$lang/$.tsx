import { createFileRoute, redirect } from '@tanstack/react-router'

/** An unknown path leads to the not-found page. */
export const Route = createFileRoute('/$lang/$')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/$lang/404', params: { lang: params.lang }, replace: true })
  },
})
