import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import {
  SHOT_RATIOS,
  SHOT_SCENES,
  SHOTS_MAX,
  type ShotRatio,
  type ShotScene,
  shotsOf,
} from '@/contract/photoshoot'
import { errorMessage } from '@/i18n/error-messages'
import { SCENE_NAMES } from './scene-names'

interface ShootFormProps {
  uploadId: string
  onStarted: (taskId: string) => void
}

const FIRST_SCENES: ShotScene[] = ['white', 'sunlit', 'table', 'beach']
const FIRST_RATIOS: ShotRatio[] = ['1:1']

/** Where the product is shown, what that costs, and the way to it. */
export function ShootForm({ uploadId, onStarted }: ShootFormProps) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const [scenes, setScenes] = useState(FIRST_SCENES)
  const [ratios, setRatios] = useState(FIRST_RATIOS)
  const [hasMark, setMark] = useState(true)
  const { credits: price, isOffered } = useToolPrice('photoshoot', { resolution: '1k' })
  const { data: balance } = useQuery(balanceQuery())
  const count = shotsOf({ scenes, ratios }).length
  const credits = price === null ? null : price * count
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const start = useMutation({
    mutationFn: () =>
      createTaskFn({
        data: {
          workflow_type: 'photoshoot',
          prompt: new Intl.ListFormat(i18n.locale).format(
            scenes.map((scene) => i18n._(SCENE_NAMES[scene])),
          ),
          images: [{ upload_id: uploadId }],
          photoshoot: { scenes, ratios },
          aspect_ratio: ratios[0] ?? '1:1',
          watermark: hasMark,
        },
      }),
    onSuccess(task) {
      writeTask(client, task)
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
      onStarted(task.task_id)
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
  return (
    <div className="flex flex-col gap-5">
      <Choices title={<Trans>Scenes</Trans>}>
        {SHOT_SCENES.map((scene) => (
          <Choice
            key={scene}
            isChosen={scenes.includes(scene)}
            onChange={() => setScenes(toggled(SHOT_SCENES, scenes, scene))}
          >
            {i18n._(SCENE_NAMES[scene])}
          </Choice>
        ))}
      </Choices>
      <Choices title={<Trans>Ratios</Trans>}>
        {SHOT_RATIOS.map((ratio) => (
          <Choice
            key={ratio}
            isChosen={ratios.includes(ratio)}
            onChange={() => setRatios(toggled(SHOT_RATIOS, ratios, ratio))}
          >
            {ratio}
          </Choice>
        ))}
      </Choices>
      <Choice isChosen={hasMark} onChange={() => setMark(!hasMark)}>
        <Trans>Visible mark of the engine</Trans>
      </Choice>
      {count > SHOTS_MAX && (
        <p className="text-sm text-warning">
          <Plural
            value={SHOTS_MAX}
            one="Up to # image at once. Choose fewer scenes or ratios."
            other="Up to # images at once. Choose fewer scenes or ratios."
          />
        </p>
      )}
      <Button
        size="lg"
        className="self-start"
        loading={start.isPending}
        disabled={!isOffered || count === 0 || count > SHOTS_MAX || missing > 0}
        onClick={() => start.mutate()}
      >
        <span className="tabular-nums">
          <Trans>Generate</Trans>
          {credits !== null && count > 0 && (
            <>
              {' · '}
              <Plural value={count} one="# image" other="# images" />
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      </Button>
      {missing > 0 && <RechargeLink missing={missing} />}
    </div>
  )
}

/** In the order of the list, whatever was pressed first. */
const toggled = <Name,>(all: readonly Name[], chosen: readonly Name[], one: Name): Name[] =>
  all.filter((name) => (name === one ? !chosen.includes(name) : chosen.includes(name)))

const Choices = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <fieldset className="flex flex-col gap-2">
    <legend className="pb-2 font-medium text-sm">{title}</legend>
    <div className="flex flex-wrap gap-2">{children}</div>
  </fieldset>
)

interface ChoiceProps {
  isChosen: boolean
  onChange: () => void
  children: ReactNode
}

const Choice = ({ isChosen, onChange, children }: ChoiceProps) => (
  <label className="flex min-h-8 cursor-pointer items-center gap-2 self-start rounded-md border border-input px-3 text-sm has-checked:border-primary has-checked:bg-accent pointer-coarse:min-h-11">
    <input
      type="checkbox"
      checked={isChosen}
      onChange={onChange}
      className="size-4 accent-primary"
    />
    {children}
  </label>
)
