import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router'

/** Every component in every state, for developers; production doesn't have this page. */
export const Route = createFileRoute('/$lang/_shell/design')({
  beforeLoad: ({ params }) => {
    if (import.meta.env.DEV) return
    throw redirect({ to: '/$lang/404', params: { lang: params.lang }, replace: true })
  },
  head: () => ({ meta: [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }] }),
  component: import.meta.env.DEV
    ? lazyRouteComponent(() => import('@/features/design/design-page'))
    : undefined,
})
