import { Trans } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import type { Playback } from '@/components/playback/playback'
import type { Marks } from '../areas/use-marks'
import { AreaList } from './area-list'
import { UndoButtons } from './area-tools'

interface MarkedAreasProps {
  marks: Marks
  duration: number
  hasResult: boolean
  playback: Playback
}

/** The list of areas, and a note when one already exists. */
export function MarkedAreas({ marks, duration, hasResult, playback }: MarkedAreasProps) {
  const { history, edit, mode } = marks
  return (
    <>
      <div aria-live="assertive" className="empty:hidden">
        {history.isDuplicate && (
          <p className="flex items-start gap-1.5 text-destructive text-sm">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <Trans>The area already exists, please select other areas</Trans>
          </p>
        )}
      </div>
      {history.areas.length > 0 && (
        <AreaList
          history={history}
          edit={edit}
          duration={duration}
          playback={playback}
          canLeaveOut={mode === 'direct'}
          hasResult={hasResult}
        />
      )}
      {mode === 'direct' && history.past.length > 0 && (
        <UndoButtons history={history} edit={edit} />
      )}
    </>
  )
}
