import { type SoundTrack, TIMELINE_FPS, type Timeline } from '@/contract/timeline'
import {
  type Layout,
  layOut,
  loudnessAt,
  type Piece,
  type Shown,
  secondsOf,
  shownAt,
  trackLoudnessAt,
  trackSpan,
} from '@/contract/timeline-layout'
import { duckingAt } from './ducking'
import type { Sources } from './sources'

/** A larger drift is visible and audible. */
const DRIFT_SECONDS = 0.12
/** Seeks slightly into the frame: a time exactly on its edge may show the previous one. */
const INTO_FRAME_SECONDS = 0.003

/** The video element of a piece, which may be wrapped in a cropping box. */
const videoOf = (element: HTMLElement | undefined): HTMLVideoElement | null =>
  element instanceof HTMLVideoElement ? element : (element?.querySelector('video') ?? null)

/** The end card has no id of its own. */
export const keyOf = ({ clip }: Pick<Piece, 'clip'>): string => clip?.id ?? 'end-card'

/**
 * Plays a film that has not been rendered: picture and volume of each frame follow the same layout as the
 * render. Only components that show the time subscribe to it.
 */
export class FilmPlayer {
  #layout: Layout = { pieces: [], frames: 0 }
  #tracks: readonly SoundTrack[] = []
  #sources: Sources = new Map()
  readonly #elements = new Map<string, HTMLElement>()
  readonly #listeners = new Set<() => void>()
  #frame = 0
  #animation = 0
  /** Frame and time at which playback started. */
  #run: { frame: number; at: number } | null = null
  #isMuted = false
  /** The end of a piece to show with the next cut. */
  #end: { key: string; end: 'first' | 'last' } | null = null

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  getFrame = (): number => this.#frame
  getIsPlaying = (): boolean => this.#run !== null
  getIsMuted = (): boolean => this.#isMuted

  /** Sets what to play; the position stays, unless an end is to be shown. */
  show(timeline: Timeline, sources: Sources) {
    this.#layout = layOut(timeline)
    this.#tracks = timeline.tracks
    this.#sources = sources
    const { key, end } = this.#end ?? {}
    this.#end = null
    const piece = this.#layout.pieces.find((one) => keyOf(one) === key)
    const ends = piece && { first: piece.from, last: piece.to - 1 }
    this.seek(ends && end ? ends[end] : this.#frame)
  }

  /** Shows the first or last frame of a piece once the pending cut is applied; until then it is elsewhere. */
  showEnd = (key: string, end: 'first' | 'last') => {
    this.#end = { key, end }
  }

  /** Registers the element that shows or plays a piece or a track. */
  attach(key: string, element: HTMLElement) {
    this.#elements.set(key, element)
    this.#sync()
    const controller = new AbortController()
    const { signal } = controller
    // Another moment may have been requested while the element was seeking.
    for (const name of ['loadedmetadata', 'seeked'])
      element.addEventListener(name, () => this.#sync(), { signal, capture: true })
    return () => {
      controller.abort()
      this.#elements.delete(key)
    }
  }

  toggle = () => (this.#run ? this.pause() : this.#play())
  toggleMute = () => {
    this.#isMuted = !this.#isMuted
    this.#tell()
  }
  pause = () => {
    this.#run = null
    cancelAnimationFrame(this.#animation)
    this.#tell()
  }
  seek = (frame: number) => {
    this.#frame = Math.max(0, Math.min(this.#layout.frames - 1, Math.round(frame)))
    if (this.#run) this.#run = { frame: this.#frame, at: performance.now() }
    this.#tell()
  }
  step = (by: number) => {
    this.#run = null
    this.seek(this.#frame + by)
  }

  #play() {
    if (this.#layout.frames === 0) return
    const isAtEnd = this.#frame >= this.#layout.frames - 1
    if (isAtEnd) this.#frame = 0
    this.#run = { frame: this.#frame, at: performance.now() }
    const next = () => {
      if (!this.#run) return
      this.#animation = requestAnimationFrame(next)
      this.#advance(this.#run)
    }
    this.#animation = requestAnimationFrame(next)
    this.#tell()
  }

  #advance({ frame, at }: { frame: number; at: number }) {
    // Waits for elements that have not loaded.
    if (this.#isWaiting()) {
      this.#run = { frame: this.#frame, at: performance.now() }
      return
    }
    const now = frame + Math.floor(((performance.now() - at) / 1000) * TIMELINE_FPS)
    if (now === this.#frame) return
    if (now >= this.#layout.frames) {
      this.#frame = this.#layout.frames - 1
      return this.pause()
    }
    this.#frame = now
    this.#tell()
  }

  #isWaiting(): boolean {
    return shownAt(this.#layout, this.#frame).some(({ piece }) => {
      const video = videoOf(this.#elements.get(keyOf(piece)))
      return (
        video !== null &&
        video.error === null &&
        (video.seeking || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
      )
    })
  }

  #tell() {
    this.#sync()
    for (const listener of this.#listeners) listener()
  }

  #sync() {
    const shown = shownAt(this.#layout, this.#frame)
    for (const piece of this.#layout.pieces) {
      const element = this.#elements.get(keyOf(piece))
      const now = shown.find((one) => one.piece === piece)
      if (element) this.#place(element, piece, now)
    }
    for (const track of this.#tracks) {
      const element = this.#elements.get(track.id)
      if (element instanceof HTMLMediaElement) this.#hear(element, track)
    }
  }

  #place(element: HTMLElement, piece: Piece, now: Shown | undefined) {
    element.style.visibility = now ? 'visible' : 'hidden'
    element.style.opacity = String(now?.opacity ?? 1)
    element.style.transform = `translateX(${(now?.shift ?? 0) * 100}%)`
    element.style.setProperty('--nearer', String(now?.scale ?? 1))
    const { clip } = piece
    const video = videoOf(element)
    if (!clip || !video) return
    const loudness = now ? loudnessAt(piece, this.#frame) * this.#ducking() : 0
    // An upcoming clip waits at its beginning.
    const seconds = (now?.sourceMs ?? clip.from_ms) / 1000
    this.#keep(video, { seconds, speed: clip.speed, loudness, isOn: now !== undefined })
  }

  #hear(element: HTMLMediaElement, track: SoundTrack) {
    const seconds = this.#sources.get(track.file_id)?.duration_seconds ?? 0
    const span = trackSpan(track, seconds, this.#layout)
    const loudness =
      trackLoudnessAt(track, span, this.#frame) * (track.kind === 'music' ? this.#ducking() : 1)
    this.#keep(element, {
      seconds: Math.max(0, secondsOf(this.#frame - span.from)),
      speed: 1,
      loudness,
      isOn: this.#frame >= span.from && this.#frame < span.to,
    })
  }

  #ducking = (): number => duckingAt(this.#tracks, this.#sources, this.#frame)

  #keep(
    element: HTMLMediaElement,
    wanted: { seconds: number; speed: number; loudness: number; isOn: boolean },
  ) {
    const isPlaying = this.#run !== null && wanted.isOn
    element.muted = this.#isMuted || wanted.loudness === 0
    element.volume = Math.min(1, wanted.loudness)
    if (element.playbackRate !== wanted.speed) element.playbackRate = wanted.speed
    const drift = Math.abs(element.currentTime - wanted.seconds - INTO_FRAME_SECONDS)
    const most = isPlaying ? DRIFT_SECONDS * Math.max(1, wanted.speed) : 0.001
    if (drift > most && !element.seeking) element.currentTime = wanted.seconds + INTO_FRAME_SECONDS
    // A browser may refuse, for example in a background tab: the video then stays paused.
    if (isPlaying && element.paused) void element.play().catch(() => {})
    if (!isPlaying && !element.paused) element.pause()
  }
}
