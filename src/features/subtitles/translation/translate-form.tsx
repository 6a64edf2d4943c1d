import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Languages } from 'lucide-react'
import { useId, useState } from 'react'
import { capabilitiesQuery } from '@/api/models.functions'
import { createTrackFn, subtitleKeys, translateCuesFn } from '@/api/subtitles.functions'
import { notify } from '@/browser/notifications'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Progress } from '@/components/ui/progress'
import { Select } from '@/components/ui/select'
import { isLanguage, LANGUAGES, type Language } from '@/contract/languages'
import { type Cue, SUBTITLE_NAME_MAX, type SubtitleStyle } from '@/contract/subtitles'
import { errorMessage } from '@/i18n/error-messages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useLanguage } from '@/i18n/use-language'
import { translateTrack } from './translate-track'

interface TranslateFormProps {
  fileId: string
  name: string
  cues: readonly Cue[]
  style: SubtitleStyle
}

/** Translates the subtitles into separate ones; shown where there is a text model. */
export function TranslateForm({ fileId, name, cues, style }: TranslateFormProps) {
  const { t } = useLingui()
  const id = useId()
  const own = useLanguage()
  const { data } = useQuery(capabilitiesQuery())
  const [into, setInto] = useState<Language>(own)
  const { mutate, isPending, progress } = useTranslation({ fileId, name, cues, style })
  if (cues.length === 0 || !data?.capabilities.includes('track_translation')) return null
  return (
    <div className="flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-2">
        <Label htmlFor={id}>
          <Trans>Translate into</Trans>
        </Label>
        <Select
          id={id}
          value={into}
          disabled={isPending}
          onChange={({ target }) => isLanguage(target.value) && setInto(target.value)}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language}>
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </Select>
        <Button variant="outline" size="sm" loading={isPending} onClick={() => mutate(into)}>
          <Languages />
          <Trans>Translate</Trans>
        </Button>
      </div>
      {isPending ? (
        <Progress value={progress * 100} label={t`Translating`} />
      ) : (
        <p className="text-muted-foreground">
          <Trans>
            Makes a copy with the same timing. A text model translates it, so check the result.
          </Trans>
        </p>
      )}
    </div>
  )
}

/** Translates, saves the result as separate subtitles, and opens those. */
function useTranslation({ fileId, name, cues, style }: TranslateFormProps) {
  const { t, i18n } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [progress, setProgress] = useState(0)
  const { mutate, isPending } = useMutation({
    async mutationFn(into: Language) {
      setProgress(0)
      const { cues: translated, left } = await translateTrack(cues, {
        into,
        ask: async (part) => (await translateCuesFn({ data: part })).texts,
        onProgress: setProgress,
      })
      const track = await createTrackFn({
        data: {
          video: { output_id: fileId },
          name: nameIn(name, LANGUAGE_NAMES[into]),
          cues: translated,
          style,
        },
      })
      return { trackId: track.track_id, left }
    },
    async onSuccess({ trackId, left }) {
      await client.invalidateQueries({ queryKey: subtitleKeys.list })
      await navigate({ to: '.', search: { track: trackId } })
      if (left > 0)
        notify(
          'warning',
          t`${plural(left, {
            one: 'Translated, except # subtitle: it keeps its words and is marked.',
            other: 'Translated, except # subtitles: they keep their words and are marked.',
          })}`,
        )
      else notify('success', t`Translated. You’re looking at the copy.`)
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
  return { mutate, isPending, progress }
}

/** Spot.mp4 → Spot (Deutsch). */
function nameIn(name: string, language: string): string {
  const bare = name.replace(/\.[a-z0-9]{2,4}$/i, '')
  return `${bare.slice(0, SUBTITLE_NAME_MAX - language.length - 3)} (${language})`
}
