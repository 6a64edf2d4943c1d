export interface NamedFile {
  name: string
  /** Null when it was chosen before a page reload. */
  sizeBytes: number | null
}

/** A video being uploaded. */
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
  /** Every byte has arrived; the server checks the file. */
  | (NamedFile & { state: 'opening' })

export const NO_UPLOAD: VideoUpload = { state: 'none' }
