import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { userInfoQuery } from '@/api/accounts.queries'
import { balanceQuery } from '@/api/credits.functions'
import { capabilitiesQuery } from '@/api/models.functions'
import { OperatorPageLink } from '@/components/capabilities/tool-not-here'
import { failureSentence } from '@/components/creations/failure-sentence'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import type { SubtitleTrack } from '@/contract/endpoints/subtitles'
import type { TaskView } from '@/contract/endpoints/tasks'
import { isOperator } from '@/contract/operator'
import { type Cue, TRANSCRIBED_SECONDS_MAX } from '@/contract/subtitles'
import { SpokenLanguageChoice, useSpokenLanguage } from './spoken-language'
import { useTranscript } from './use-transcript'

interface FromSpeechProps {
  video: NonNullable<SubtitleTrack['video']>
  name: string
  hasCues: boolean
  onHeard: (cues: readonly Cue[]) => void
}

/** Makes subtitles from speech where a model can transcribe; operators are told how to connect one. */
export function FromSpeech(props: FromSpeechProps) {
  const { data: user } = useQuery(userInfoQuery())
  const { data } = useQuery(capabilitiesQuery())
  if (!data) return null
  if (data.capabilities.includes('transcript')) return <Listening {...props} />
  if (!isOperator(user?.roles)) return null
  return (
    <p className="text-muted-foreground text-sm">
      <Trans>
        To make subtitles from speech, connect OpenAI, fal, or your own Whisper server on the{' '}
        <OperatorPageLink>operator page</OperatorPageLink>.
      </Trans>
    </p>
  )
}

function Listening({ video, name, hasCues, onHeard }: FromSpeechProps) {
  const { task, isUnderWay, listen, isPending } = useTranscript({
    fileId: video.file_id,
    name,
    onHeard,
  })
  const { credits } = useToolPrice('transcript', {
    resolution: '720p',
    seconds: Math.max(1, Math.ceil(video.duration_seconds)),
  })
  const { data: balance } = useQuery(balanceQuery())
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const { spoken, choose } = useSpokenLanguage()
  const isTooLong = video.duration_seconds > TRANSCRIBED_SECONDS_MAX
  if (isUnderWay && task) return <ListeningProgress task={task} />
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      {video.has_audio && !isTooLong && (
        <SpokenLanguageChoice spoken={spoken} isOff={isPending} onChange={choose} />
      )}
      <Button
        variant={hasCues ? 'outline' : 'primary'}
        size="sm"
        loading={isPending}
        disabled={!video.has_audio || isTooLong || missing > 0}
        onClick={() => listen(spoken)}
      >
        <AudioLines />
        <span className="tabular-nums">
          <Trans>Make from speech</Trans>
          {credits !== null && (
            <>
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      </Button>
      <Note isSilent={!video.has_audio} isTooLong={isTooLong} hasCues={hasCues} task={task} />
      {missing > 0 && <RechargeLink missing={missing} />}
    </div>
  )
}

interface NoteProps {
  isSilent: boolean
  isTooLong: boolean
  hasCues: boolean
  task: TaskView | null
}

/** An obstacle, a failure, or what happens to the existing subtitles. */
function Note({ isSilent, isTooLong, hasCues, task }: NoteProps) {
  const { i18n } = useLingui()
  if (isSilent)
    return (
      <p className="text-muted-foreground">
        <Trans>This video has no sound.</Trans>
      </p>
    )
  if (isTooLong)
    return (
      <p className="text-muted-foreground">
        <Trans>You can make subtitles from speech in videos up to 30 minutes long.</Trans>
      </p>
    )
  if (task?.status === 'FAILED')
    return (
      <p role="alert" className="text-destructive">
        {failureSentence(i18n, task)}
      </p>
    )
  if (!hasCues) return null
  return (
    <p className="text-muted-foreground">
      <Trans>Replaces the subtitles below. Undo brings them back.</Trans>
    </p>
  )
}

function ListeningProgress({ task }: { task: TaskView }) {
  const { t, i18n } = useLingui()
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' }).format(task.progress)
  return (
    <div aria-live="polite" className="flex flex-col gap-2 rounded-lg border p-3 text-sm">
      <p className="tabular-nums">
        <Trans>Listening to the video · {percent}</Trans>
      </p>
      <Progress value={task.progress * 100} label={t`Listening to the video`} />
    </div>
  )
}
