import { createFileRoute } from '@tanstack/react-router'
import { capabilitiesQuery } from '@/api/models.functions'
import { faqData } from '@/features/guide/faq-data'
import { FaqPage } from '@/features/guide/faq-page'
import { FAQ_HEAD } from '@/features/guide/guide-heads'
import { loadLongText } from '@/i18n/load-long-text'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/faq')({
  staticData: { saysIndependence: true },
  loader: async ({ context }) => {
    const [text, { capabilities }] = await Promise.all([
      loadLongText('faq', context),
      context.queryClient.ensureQueryData(capabilitiesQuery()),
    ])
    return { text, tools: capabilities }
  },
  head: ({ match, loaderData }) =>
    pageHead(match.context, FAQ_HEAD, loaderData ? [faqData(loaderData.text)] : []),
  component: () => <FaqPage {...Route.useLoaderData()} />,
})
