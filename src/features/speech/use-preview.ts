import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { voicePreviewQuery } from '@/api/speech.functions'
import { notify } from '@/browser/notifications'
import type { VoiceView } from '@/contract/endpoints/speech'
import type { Language } from '@/contract/languages'
import { isSameVoice } from '@/contract/voices'
import { errorMessage } from '@/i18n/error-messages'

type Chosen = Pick<VoiceView, 'model' | 'voice'>

/** Plays samples of voices, one at a time. */
export function usePreview(language: Language) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const sound = useRef<HTMLAudioElement | null>(null)
  const wanted = useRef<Chosen | null>(null)
  const [current, setCurrent] = useState<{ voice: Chosen; isPlaying: boolean } | null>(null)

  const stop = () => {
    wanted.current = null
    sound.current?.pause()
    sound.current = null
    setCurrent(null)
  }
  useEffect(() => () => sound.current?.pause(), [])

  async function play(voice: Chosen) {
    stop()
    wanted.current = voice
    setCurrent({ voice, isPlaying: false })
    try {
      const { base64, mime_type } = await client.fetchQuery(voicePreviewQuery(voice, language))
      // Another voice was chosen meanwhile.
      if (wanted.current !== voice) return
      const url = URL.createObjectURL(new Blob([bytesOf(base64)], { type: mime_type }))
      const audio = new Audio(url)
      sound.current = audio
      const end = () => {
        URL.revokeObjectURL(url)
        if (wanted.current === voice) stop()
      }
      audio.addEventListener('ended', end)
      setCurrent({ voice, isPlaying: true })
      await audio.play().catch(end)
    } catch (error) {
      if (wanted.current === voice) stop()
      notify('error', errorMessage(i18n, error))
    }
  }

  return {
    stateOf: (voice: Chosen) => {
      if (!current || !isSameVoice(current.voice, voice)) return 'silent' as const
      return current.isPlaying ? ('playing' as const) : ('loading' as const)
    },
    play: (voice: Chosen) => void play(voice),
    stop,
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
