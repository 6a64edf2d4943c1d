/** A larger drift between two pictures is visible. */
const DRIFT_SECONDS = 0.06

/**
 * Plays a video, and others in sync with it. The time changes with every frame, so only components that
 * display it subscribe to it; nothing else re-renders.
 */
export class Playback {
  #leader: HTMLVideoElement | null = null
  readonly #followers = new Set<HTMLVideoElement>()
  readonly #listeners = new Set<() => void>()
  #frame = 0
  #isMuted = false

  /** A `ref` callback for the leading video. */
  lead = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    this.#leader = video
    video.muted = this.#isMuted
    const controller = new AbortController()
    const { signal } = controller
    for (const name of ['play', 'pause', 'seeked', 'loadedmetadata', 'ended', 'error']) {
      video.addEventListener(name, () => this.#tell(), { signal })
    }
    video.addEventListener('play', () => this.#watch(), { signal })
    this.#tell()
    return () => {
      controller.abort()
      cancelAnimationFrame(this.#frame)
      this.#leader = null
    }
  }

  /** A `ref` callback for a video that follows the leading one, muted. */
  follow = (video: HTMLVideoElement | null) => {
    if (!video) return undefined
    this.#followers.add(video)
    const controller = new AbortController()
    video.addEventListener('loadedmetadata', () => this.#keepStep(true), {
      signal: controller.signal,
    })
    return () => {
      controller.abort()
      this.#followers.delete(video)
    }
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getTime = (): number => this.#leader?.currentTime ?? 0
  isPlaying = (): boolean => this.#leader !== null && !this.#leader.paused

  toggle = () => {
    const video = this.#leader
    if (!video) return
    if (!video.paused) return video.pause()
    // A browser may refuse, for example in a background tab: the video then stays paused.
    for (const one of [video, ...this.#followers]) void one.play().catch(() => {})
  }

  isMuted = (): boolean => this.#isMuted

  toggleMute = () => {
    this.#isMuted = !this.#isMuted
    if (this.#leader) this.#leader.muted = this.#isMuted
    this.#tell()
  }

  pause = () => this.#leader?.pause()

  seek = (seconds: number) => {
    if (!this.#leader) return
    this.#leader.currentTime = seconds
    this.#tell()
  }

  #watch() {
    cancelAnimationFrame(this.#frame)
    const step = () => {
      this.#tell()
      if (this.isPlaying()) this.#frame = requestAnimationFrame(step)
    }
    step()
  }

  #tell() {
    this.#keepStep()
    for (const listener of this.#listeners) listener()
  }

  #keepStep(isNew = false) {
    const leader = this.#leader
    if (!leader) return
    for (const video of this.#followers) {
      const drift = Math.abs(video.currentTime - leader.currentTime)
      // While paused, both must show exactly the same frame.
      if (isNew || drift > (leader.paused ? 0.001 : DRIFT_SECONDS)) {
        video.currentTime = leader.currentTime
      }
      if (leader.paused && !video.paused) video.pause()
      if (!leader.paused && video.paused) void video.play().catch(() => {})
    }
  }
}
