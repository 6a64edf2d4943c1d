import { useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShownExample } from '@/api/examples.functions'
import { TILE_BUTTON } from '@/components/creations/tile-button'
import { Button } from '@/components/ui/button'

interface ShowcaseFilmProps {
  film: Pick<ShownExample, 'url' | 'preview_url' | 'width' | 'height' | 'average_color'>
  label: string
}

/** A film that loops silently while in view, unless the user prefers reduced motion. */
export function ShowcaseFilm({ film, label }: ShowcaseFilmProps) {
  const { t } = useLingui()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isStopped, setStopped] = useState(false)

  useEffect(() => {
    const element = video.current
    if (!element || isStopped || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => {})
      else element.pause()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isStopped])

  function toggle() {
    setStopped(isPlaying)
    if (isPlaying) video.current?.pause()
    else video.current?.play().catch(() => {})
  }

  return (
    <div
      className="relative size-full overflow-hidden rounded-lg"
      style={{ backgroundColor: film.average_color ?? undefined }}
    >
      <video
        ref={video}
        src={film.url}
        poster={film.preview_url}
        width={film.width}
        height={film.height}
        aria-label={label}
        muted
        loop
        playsInline
        preload="none"
        className="size-full object-cover"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <div className="absolute right-2 bottom-2 flex">
        <Button
          variant="ghost"
          size="icon-sm"
          className={TILE_BUTTON}
          aria-label={isPlaying ? t`Pause` : t`Play`}
          onClick={toggle}
        >
          {isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </Button>
      </div>
    </div>
  )
}
