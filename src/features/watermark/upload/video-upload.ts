export interface NamedFile {
  name: string
  /** Null when it was chosen before a reload of the page. */
  sizeBytes: number | null
}

/** A video on its way to us. */
export type VideoUpload =
  | { state: 'none' }
  | (NamedFile & { state: 'checking' })
  | (NamedFile & {
      state: 'sending'
      /** 0 to 1. */
      progress: number
      bytesPerSecond: number | null
      isPaused: boolean
    })
  /** Every byte has arrived; the server looks at them. */
  | (NamedFile & { state: 'opening' })

export const NO_UPLOAD: VideoUpload = { state: 'none' }
