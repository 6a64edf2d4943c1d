import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { modelsQuery } from '@/api/models.functions'
import { modelName } from '@/components/labels/model-name'
import { RelativeTime } from '@/components/labels/relative-time'
import type { TaskOutput, TaskView } from '@/contract/endpoints/tasks'
import { nearestRatio } from '@/contract/nearest-ratio'
import { CopyButton } from './copy-button'
import { CorrectedParts } from './corrected-parts'
import { Fact } from './fact'
import { ResultNotes } from './result-notes'

/** What a result was made from, and its price. */
export function OutputFacts({ task, output }: { task: TaskView; output: TaskOutput }) {
  const { i18n } = useLingui()
  const { data } = useQuery(modelsQuery())
  const model = data?.models.find(({ id }) => id === task.model)
  const format = new Intl.NumberFormat(i18n.locale)
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ResultNotes output={output} />
      <section>
        {task.prompt ? (
          <>
            <p className="max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
              {task.prompt}
            </p>
            <CopyButton text={task.prompt}>
              <Trans>Copy prompt</Trans>
            </CopyButton>
          </>
        ) : (
          <p className="text-muted-foreground">
            <Trans>No prompt</Trans>
          </p>
        )}
      </section>
      {task.corrections && <CorrectedParts corrections={task.corrections} />}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 tabular-nums">
        <Fact name={<Trans>Model</Trans>}>{model ? modelName(i18n, model) : task.model}</Fact>
        {output.kind !== 'audio' && (
          <Fact name={<Trans>Size</Trans>}>
            {output.width} × {output.height} · {ratioOf(task, output)}
          </Fact>
        )}
        {output.duration_seconds !== null && (
          <Fact name={<Trans>Length</Trans>}>
            <Trans>{format.format(Math.round(output.duration_seconds * 10) / 10)} s</Trans>
            {output.kind === 'video' && <SoundFact hasSound={output.has_audio} />}
          </Fact>
        )}
        <Fact name={<Trans>Seed</Trans>}>{task.seed}</Fact>
        <Fact name={<Trans>Price</Trans>}>
          <Plural value={task.credits_charged} one="# credit" other="# credits" />
        </Fact>
        <Fact name={<Trans>Made</Trans>}>
          <RelativeTime at={task.created_at} />
        </Fact>
      </dl>
    </div>
  )
}

/** The shots of one photoshoot have different ratios. */
const ratioOf = ({ workflow_type, aspect_ratio }: TaskView, output: TaskOutput) =>
  workflow_type === 'photoshoot' ? nearestRatio(output) : aspect_ratio

const SoundFact = ({ hasSound }: { hasSound: boolean }) => (
  <>
    {' · '}
    {hasSound ? <Trans>with sound</Trans> : <Trans>no sound</Trans>}
  </>
)
