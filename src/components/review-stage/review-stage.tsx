import { Trans, useLingui } from '@lingui/react/macro'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { ShownCreative } from '@/contract/endpoints/reviews'
import { type Point, pointIn } from './draft-point'
import { DraftPin, Pin } from './pins'
import type { Remark } from './remarks'
import { TimeMarks } from './time-marks'
import type { Player } from './use-player'

/** A pin on a video is shown this long before and after its second. */
const NEAR_SECONDS = 0.75

interface ReviewStageProps {
  media: Omit<ShownCreative, 'name'>
  /** Alternative text. */
  alt: string
  remarks: readonly Remark[]
  activeId: string | null
  onPick: (remark: Remark) => void
  player: Player
  /** The place of a comment the user is about to write. */
  draft?: {
    point: Point | null
    isFocused: boolean
    onPlace: (point: Point | null) => void
    onDone: () => void
  }
}

/** A picture or video with the pins of comments. A click sets a pin, where commenting is allowed. */
export function ReviewStage(props: ReviewStageProps) {
  const { media, alt, remarks, activeId, onPick, player, draft } = props
  const { width, height, kind } = media
  const shape: CSSProperties & Record<'--ratio', number> = {
    '--ratio': width / height,
    backgroundColor: media.average_color ?? undefined,
  }
  const isVideo = kind === 'video'
  return (
    <div className="flex w-full flex-col gap-1">
      <div
        style={shape}
        className="relative mx-auto aspect-(--ratio) w-full max-w-[calc(var(--ratio)*var(--stage-height,60dvh))] rounded-md"
      >
        {isVideo ? (
          <Film media={media} alt={alt} player={player} />
        ) : (
          <img
            src={media.url}
            alt={alt}
            width={width}
            height={height}
            className="size-full rounded-md"
          />
        )}
        {draft && (
          <ClickLayer
            isVideo={isVideo}
            onPlace={(point) => {
              player.pause()
              draft.onPlace(point)
            }}
          />
        )}
        <Pins {...props} />
        {draft?.point && (
          <DraftPin
            point={draft.point}
            isFocused={draft.isFocused}
            onMove={draft.onPlace}
            onDone={draft.onDone}
            onDrop={() => draft.onPlace(null)}
          />
        )}
      </div>
      {isVideo &&
        media.duration_seconds &&
        remarks.some(({ comment }) => comment.seconds !== null) && (
          <TimeMarks
            remarks={remarks}
            durationSeconds={media.duration_seconds}
            seconds={player.seconds}
            activeId={activeId}
            onPick={onPick}
          />
        )}
    </div>
  )
}

/** The pins of the comments; on a video, only around their second. */
function Pins({ media, remarks, activeId, onPick, player }: ReviewStageProps) {
  const isShown = ({ comment }: Remark) =>
    media.kind === 'image' ||
    comment.comment_id === activeId ||
    (comment.seconds !== null && Math.abs(comment.seconds - player.seconds) < NEAR_SECONDS)
  return remarks.filter(isShown).map((remark) => {
    const { comment, number } = remark
    return (
      comment.point && (
        <Pin
          key={comment.comment_id}
          number={number}
          point={comment.point}
          isActive={comment.comment_id === activeId}
          isResolved={comment.is_resolved}
          onPick={() => onPick(remark)}
        />
      )
    )
  })
}

function Film({
  media,
  alt,
  player,
}: Pick<ReviewStageProps, 'media' | 'alt' | 'player'>): ReactNode {
  return (
    // biome-ignore lint/a11y/useMediaCaption: an advertisement carries its words in the picture.
    <video
      ref={player.attach}
      src={media.url}
      poster={media.preview_url}
      aria-label={alt}
      width={media.width}
      height={media.height}
      controls
      playsInline
      preload="metadata"
      className="size-full rounded-md"
      onTimeUpdate={({ currentTarget }) => player.onTime(currentTarget.currentTime)}
    />
  )
}

interface ClickLayerProps {
  isVideo: boolean
  onPlace: (point: Point) => void
}

/** Turns clicks into pins; the lower edge of a video is left to its controls. */
function ClickLayer({ isVideo, onPlace }: ClickLayerProps) {
  const { t } = useLingui()
  function place(event: MouseEvent<HTMLButtonElement>) {
    const stage = event.currentTarget.parentElement
    // A keyboard press has no position; the button beside the comment places a pin instead.
    if (stage && event.detail > 0) onPlace(pointIn(stage.getBoundingClientRect(), event))
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden
      title={t`Click to comment on this spot`}
      className={`absolute inset-x-0 top-0 cursor-crosshair ${isVideo ? 'bottom-16' : 'bottom-0'}`}
      onClick={place}
    >
      <span className="sr-only">
        <Trans>Click to comment on this spot</Trans>
      </span>
    </button>
  )
}
