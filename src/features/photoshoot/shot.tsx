import { Trans, useLingui } from '@lingui/react/macro'
import { Download, Images } from 'lucide-react'
import { downloadAddress } from '@/components/creations/download-address'
import { Button } from '@/components/ui/button'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { Larger } from './larger'

interface ShotProps {
  output: TaskOutput
  number: number
  edits: readonly TaskView[]
  /** Uses it as the product's picture; absent where that is not offered. */
  onUse?: () => void
}

/** One image of a photoshoot, with its actions. */
export function Shot({ output, number, edits, onUse }: ShotProps) {
  const { t } = useLingui()
  const { url, preview_url, width, height } = output
  return (
    <li className="flex flex-col gap-2">
      <img
        src={preview_url}
        alt={t`Your product, number ${number}`}
        width={width}
        height={height}
        className="h-auto w-full rounded-lg border"
      />
      <Button asChild variant="secondary" size="sm">
        <a href={downloadAddress(url)} download>
          <Download aria-hidden />
          <Trans>Download</Trans>
        </a>
      </Button>
      <Larger output={output} edits={edits} />
      {onUse && (
        <Button variant="secondary" size="sm" className="h-auto whitespace-normal" onClick={onUse}>
          <Images aria-hidden />
          <Trans>Place in scenes</Trans>
        </Button>
      )}
    </li>
  )
}
