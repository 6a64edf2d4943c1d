import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$lang/_shell/')({ component: Home })

function Home() {
  const { t } = useLingui()
  return <h1>{t`Create an ad`}</h1>
}
