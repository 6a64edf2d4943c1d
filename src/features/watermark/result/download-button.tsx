import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { RemovalView } from '@/contract/endpoints/removal-view'
import { downloadFile } from './download-file'
import { resultName } from './result-name'

type State =
  | { name: 'idle' }
  | { name: 'loading'; share: number }
  | { name: 'saved' }
  | { name: 'missing' }
  | { name: 'failed' }

/** Download → Downloading… 42% → Saved. */
export function DownloadButton({ removal }: { removal: RemovalView }) {
  const { i18n } = useLingui()
  const { result } = removal
  const [state, setState] = useState<State>({ name: 'idle' })
  const isLoading = state.name === 'loading'

  async function download() {
    if (!result) return setState({ name: 'missing' })
    setState({ name: 'loading', share: 0 })
    try {
      const name = resultName(i18n, removal)
      const onProgress = (share: number) => setState({ name: 'loading', share })
      const isThere = await downloadFile(result, name, onProgress)
      setState(isThere ? { name: 'saved' } : { name: 'missing' })
    } catch {
      setState({ name: 'failed' })
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button size="lg" aria-disabled={isLoading} onClick={() => isLoading || void download()}>
        {state.name === 'saved' ? <Check aria-hidden /> : <Download aria-hidden />}
        <span className="tabular-nums">
          <DownloadWords state={state} />
        </span>
      </Button>
      <p role="status" className="text-center text-destructive text-sm empty:hidden">
        {state.name === 'missing' && <Trans>No video to download</Trans>}
        {state.name === 'failed' && <Trans>Network error, please try again later</Trans>}
      </p>
    </div>
  )
}

function DownloadWords({ state }: { state: State }) {
  const { i18n } = useLingui()
  if (state.name === 'saved') return <Trans>Saved</Trans>
  if (state.name !== 'loading') return <Trans>Download</Trans>
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(state.share)
  return <Trans>Downloading… {percent}</Trans>
}
