import { Trans } from '@lingui/react/macro'

interface RepeatNoteProps {
  /** Number of areas in the last run. */
  count: number
  /** One of them is already set to be replaced. */
  isChosen: boolean
}

/** After a result with remains of the mark: what to do next, and that it is free. */
export const RepeatNote = (props: RepeatNoteProps) => (
  <p role="status" className="rounded-md border bg-muted/50 p-3 text-sm">
    {props.isChosen ? (
      <Chosen {...props} />
    ) : (
      <Trans>
        Not clean enough? Open the area, select “Replace everything in this area,” and erase again.
        That’s free, once.
      </Trans>
    )}
  </p>
)

const Chosen = ({ count }: RepeatNoteProps) =>
  count === 1 ? (
    <Trans>Everything in the area will be replaced this time. That’s free, once.</Trans>
  ) : (
    <Trans>Everything in the areas you selected will be replaced. That’s free, once.</Trans>
  )
