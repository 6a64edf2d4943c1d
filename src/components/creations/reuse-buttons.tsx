import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Layers, Scissors } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { TaskOutput } from '@/contract/endpoints/tasks'
import { useLanguage } from '@/i18n/use-language'
import { isOwnCut, possibleReuses, type ReusableTask } from './reuse'
import { REUSE_WORDS } from './reuse-words'
import { useReuse } from './use-reuse'

interface ReuseButtonsProps {
  task: ReusableTask
  output: Pick<TaskOutput, 'output_id' | 'kind'>
  /** Called before navigating to the create page. */
  onUse?: () => void
}

/** The ways to continue with one of the user's results, side by side. */
export function ReuseButtons({ task, output, onUse }: ReuseButtonsProps) {
  const { i18n } = useLingui()
  const reuse = useReuse()
  const lang = useLanguage()
  return (
    <div className="grid grid-cols-2 gap-2 *:justify-start *:text-left [&>:last-child:nth-child(odd)]:col-span-2">
      {possibleReuses(task, output.kind, lang).map((use) => {
        const { icon: Icon, label, hint, key } = REUSE_WORDS[use]
        return (
          <Button
            key={use}
            variant="secondary"
            size="sm"
            title={i18n._(hint)}
            aria-keyshortcuts={key}
            onClick={() => {
              onUse?.()
              reuse(task, output, use)
            }}
          >
            <Icon aria-hidden />
            {i18n._(label)}
          </Button>
        )
      })}
      {output.kind === 'image' && (
        <Button asChild variant="secondary" size="sm" onClick={() => onUse?.()}>
          <Link to="/$lang/edit-layers" params={{ lang }} search={{ picture: output.output_id }}>
            <Layers aria-hidden />
            <Trans>Edit layers</Trans>
          </Link>
        </Button>
      )}
      {isOwnCut(task) && (
        <Button asChild variant="secondary" size="sm" onClick={() => onUse?.()}>
          <Link to="/$lang/video-editor" params={{ lang }} search={{ film: output.output_id }}>
            <Scissors aria-hidden />
            <Trans>Open in video editor</Trans>
          </Link>
        </Button>
      )}
    </div>
  )
}
