import { Trans, useLingui } from '@lingui/react/macro'
import { type Entrance, TRANSITIONS } from '@/contract/timeline'
import { Choice } from './choice'
import { useNumbers } from './use-numbers'

const LENGTHS_MS = [200, 400, 600, 1_000, 1_500, 2_000]
const USUAL_MS = 600

interface EntranceFieldsProps {
  enter: Entrance
  onChange: (enter: Entrance) => void
}

/** The transition to something from what comes before it. */
export function EntranceFields({ enter, onChange }: EntranceFieldsProps) {
  const { t } = useLingui()
  const { seconds } = useNumbers()
  const names = { cut: t`Cut`, fade: t`Fade through black`, dissolve: t`Dissolve`, slide: t`Slide` }
  return (
    <>
      <Choice
        label={<Trans>Transition</Trans>}
        value={enter.kind}
        options={TRANSITIONS.map((kind) => [kind, names[kind]] as const)}
        onChange={(kind) => onChange({ kind, ms: enter.ms || USUAL_MS })}
      />
      {enter.kind !== 'cut' && (
        <Choice
          label={<Trans>Length</Trans>}
          value={enter.ms}
          options={[...new Set([...LENGTHS_MS, enter.ms])]
            .toSorted((one, other) => one - other)
            .map((ms) => [ms, seconds(ms / 1000)] as const)}
          onChange={(ms) => onChange({ ...enter, ms })}
        />
      )}
    </>
  )
}
