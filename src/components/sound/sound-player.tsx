import { useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { clockTime } from '@/components/creations/output-text'
import { Button } from '@/components/ui/button'

interface SoundPlayerProps {
  url: string
  /** Picture of its whole waveform. */
  picture: string
  seconds: number
  name: string
  isLoop: boolean
}

/** A player on a waveform, which is also the seek bar. */
export function SoundPlayer({ url, picture, seconds, name, isLoop }: SoundPlayerProps) {
  const { t } = useLingui()
  const sound = useRef<HTMLAudioElement>(null)
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const toggle = () => {
    if (isPlaying) sound.current?.pause()
    else void sound.current?.play().catch(() => setPlaying(false))
  }
  const leap = (to: number) => {
    setAt(to)
    if (sound.current) sound.current.currentTime = to
  }
  return (
    <div className="flex items-center gap-3">
      <Button
        variant="secondary"
        size="icon"
        aria-label={isPlaying ? t`Pause ${name}` : t`Play ${name}`}
        onClick={toggle}
      >
        {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
      </Button>
      <div className="relative h-14 min-w-0 grow overflow-hidden rounded-md bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <img src={picture} alt="" className="size-full scale-y-150 object-fill" loading="lazy" />
        <span
          aria-hidden
          className="absolute inset-y-0 left-0 border-primary border-r-2 bg-primary/30"
          style={{ width: `${seconds > 0 ? Math.min(100, (at / seconds) * 100) : 0}%` }}
        />
        <input
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          value={at}
          aria-label={t`Position in ${name}`}
          aria-valuetext={clockTime(at)}
          onChange={({ target }) => leap(target.valueAsNumber)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <span className="shrink-0 text-muted-foreground text-sm tabular-nums">
        {clockTime(at)} / {clockTime(seconds)}
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: music without words */}
      <audio
        ref={sound}
        src={url}
        preload="none"
        loop={isLoop}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
      />
    </div>
  )
}
