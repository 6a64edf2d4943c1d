import { Trans, useLingui } from '@lingui/react/macro'
import { Captions, Plus, Redo2, ScanSearch, Undo2 } from 'lucide-react'
import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { SUBTITLE_BAND } from '@/contract/watermark'
import { type Box, CORNER_BOX, newAreaId } from '../areas/area'
import type { AreaEdit, AreaHistory } from '../areas/area-edits'

interface AreaToolsProps {
  history: AreaHistory
  edit: (edit: AreaEdit) => void
  duration: number
  /** The first button, which gets the focus when no area is left. */
  addRef: Ref<HTMLButtonElement>
  onDetect: () => void
  isDetecting: boolean
}

/** Every way to add an area without a pointer. */
export function AreaTools(props: AreaToolsProps) {
  const { history, edit, duration, addRef, onDetect, isDetecting } = props
  const add = (box: Box) =>
    edit({ type: 'add', area: { id: newAreaId(), ...box, from: 0, to: duration } })
  return (
    <div className="flex flex-wrap gap-2">
      <Button ref={addRef} variant="outline" size="sm" onClick={() => add(CORNER_BOX)}>
        <Plus aria-hidden />
        <Trans>Add area</Trans>
      </Button>
      <Button variant="outline" size="sm" onClick={() => add(SUBTITLE_BAND)}>
        <Captions aria-hidden />
        <Trans>Add subtitle band</Trans>
      </Button>
      <Button variant="outline" size="sm" loading={isDetecting} onClick={onDetect}>
        <ScanSearch aria-hidden />
        <Trans>Detect watermark</Trans>
      </Button>
      <UndoButtons history={history} edit={edit} />
    </div>
  )
}

/** Undo and redo of changes to the areas. */
export function UndoButtons({ history, edit }: Pick<AreaToolsProps, 'history' | 'edit'>) {
  const { t } = useLingui()
  return (
    <span className="flex gap-1">
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Undo`}
        disabled={history.past.length === 0}
        onClick={() => edit({ type: 'undo' })}
      >
        <Undo2 />
      </Button>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Redo`}
        disabled={history.future.length === 0}
        onClick={() => edit({ type: 'redo' })}
      >
        <Redo2 />
      </Button>
    </span>
  )
}
