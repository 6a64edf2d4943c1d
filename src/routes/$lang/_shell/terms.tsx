import { createFileRoute } from '@tanstack/react-router'
import { LEGAL_HEADS } from '@/features/legal/legal-heads'
import { LegalPage } from '@/features/legal/legal-page'
import { loadLongText } from '@/i18n/load-long-text'
import { pageHead } from '@/page/page-head'

export const Route = createFileRoute('/$lang/_shell/terms')({
  staticData: { saysIndependence: true },
  loader: ({ context }) => loadLongText('terms', context),
  head: ({ match }) => pageHead(match.context, LEGAL_HEADS.terms),
  component: () => <LegalPage text={Route.useLoaderData()} />,
})
