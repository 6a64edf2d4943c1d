import { Trans, useLingui } from '@lingui/react/macro'
import { modelName } from '@/components/labels/model-name'
import type { ModelView } from '@/contract/endpoints/models'
import { MUSIC_GENRES, MUSIC_MOODS, MUSIC_SECONDS } from '@/contract/music'
import { Choice } from './choice'
import { GENRE_NAMES, MOOD_NAMES } from './music-words'
import { TempoField } from './tempo-field'
import { fitWish, type Wish } from './wish'

interface MusicSettingsProps {
  wish: Wish
  /** Models that can write it. */
  composers: readonly ModelView[]
  /** The chosen model; undefined while unknown. */
  composer: ModelView | undefined
  onChange: (wish: Wish) => void
}

/** The settings that offer a list of choices. */
export function MusicSettings({ wish, composers, composer, onChange }: MusicSettingsProps) {
  const { i18n, t } = useLingui()
  const change = (part: Partial<Wish>) => onChange({ ...wish, ...part })
  const lengths = composer?.durations ?? MUSIC_SECONDS
  const seconds = (value: number) =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'second' }).format(value)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {composer && composers.length > 1 && (
        <Choice
          label={t`Model`}
          value={composer.id}
          options={composers.map((one) => [one.id, modelName(i18n, one)])}
          onChange={(model) => {
            const chosen = composers.find(({ id }) => id === model)
            if (chosen) onChange(fitWish({ ...wish, model }, chosen))
          }}
        />
      )}
      <Choice
        label={t`Genre`}
        value={wish.genre}
        options={MUSIC_GENRES.map((genre) => [genre, i18n._(GENRE_NAMES[genre])])}
        onChange={(genre) => change({ genre })}
      />
      <Choice
        label={t`Mood`}
        value={wish.mood}
        options={MUSIC_MOODS.map((mood) => [mood, i18n._(MOOD_NAMES[mood])])}
        onChange={(mood) => change({ mood })}
      />
      <Choice
        label={t`Length`}
        value={wish.seconds}
        options={lengths.map((value) => [value, seconds(value)])}
        onChange={(value) => change({ seconds: value })}
      />
      <Choice
        label={t`File`}
        value={wish.format}
        options={[
          ['m4a', t`M4A, small`],
          ['wav', t`WAV, uncompressed`],
        ]}
        onChange={(format) => change({ format })}
      />
      <TempoField tempo={wish.tempo} onChange={(tempo) => change({ tempo })} />
      {(!composer || composer.abilities.includes('loop')) && (
        <label className="flex min-h-8 items-center gap-2 self-end text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={wish.is_loop}
            onChange={({ target }) =>
              change({ is_loop: target.checked, ...(target.checked && { format: 'wav' }) })
            }
            className="size-4 accent-primary"
          />
          <Trans>Loops without a gap</Trans>
        </label>
      )}
      {composer?.is_built_in && (
        <label className="flex min-h-8 items-center gap-2 text-sm sm:col-span-2 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={wish.has_stems ?? false}
            onChange={({ target }) => change({ has_stems: target.checked })}
            className="size-4 shrink-0 accent-primary"
          />
          <Trans>With melody, chords, bass, and drums as separate files, at the same price</Trans>
        </label>
      )}
    </div>
  )
}
