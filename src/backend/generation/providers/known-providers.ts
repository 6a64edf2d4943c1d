/** A service that this product can connect to, with its settings' environment variable names. */
interface KnownProvider {
  id: string
  label: string
  /** The setting that connects it; the others have defaults. */
  needs: string
  settings: readonly string[]
}

/** All supported services, whether or not they are connected here. */
export const KNOWN_PROVIDERS: readonly KnownProvider[] = [
  {
    id: 'openai',
    label: 'OpenAI',
    needs: 'OPENAI_API_KEY',
    settings: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  },
  {
    id: 'google',
    label: 'Google Gemini',
    needs: 'GEMINI_API_KEY',
    settings: ['GEMINI_API_KEY', 'GEMINI_BASE_URL'],
  },
  {
    id: 'google-veo',
    label: 'Google Veo',
    needs: 'GOOGLE_APPLICATION_CREDENTIALS',
    settings: ['GOOGLE_APPLICATION_CREDENTIALS'],
  },
  {
    id: 'elevenlabs',
    label: 'ElevenLabs',
    needs: 'ELEVENLABS_API_KEY',
    settings: ['ELEVENLABS_API_KEY', 'ELEVENLABS_BASE_URL'],
  },
  {
    id: 'speech',
    label: 'Self-hosted voices',
    needs: 'SPEECH_URL',
    settings: ['SPEECH_URL', 'SPEECH_KEY', 'SPEECH_MODELS', 'SPEECH_VOICES'],
  },
  {
    id: 'whisper',
    label: 'Self-hosted Whisper',
    needs: 'WHISPER_URL',
    settings: ['WHISPER_URL', 'WHISPER_KEY', 'WHISPER_MODELS'],
  },
  { id: 'fal', label: 'fal', needs: 'FAL_KEY', settings: ['FAL_KEY', 'FAL_BASE_URL'] },
  {
    id: 'replicate',
    label: 'Replicate',
    needs: 'REPLICATE_API_TOKEN',
    settings: ['REPLICATE_API_TOKEN', 'REPLICATE_BASE_URL'],
  },
  { id: 'comfyui', label: 'ComfyUI', needs: 'COMFYUI_URL', settings: ['COMFYUI_URL'] },
  {
    id: 'self-hosted',
    label: 'Self-hosted',
    needs: 'SELF_HOSTED_URL',
    settings: [
      'SELF_HOSTED_URL',
      'SELF_HOSTED_KEY',
      'SELF_HOSTED_IMAGE_MODELS',
      'SELF_HOSTED_VIDEO_MODELS',
    ],
  },
]
