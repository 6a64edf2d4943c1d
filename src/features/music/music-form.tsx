import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { balanceQuery } from '@/api/credits.functions'
import { createTaskFn } from '@/api/tasks.functions'
import { taskKeys, writeTask } from '@/api/tasks.queries'
import { notify } from '@/browser/notifications'
import { useToolPrice } from '@/components/creations/use-tool-price'
import { RechargeLink } from '@/components/purchase/recharge-link'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { MUSIC_GENRES, MUSIC_MOODS, MUSIC_SECONDS } from '@/contract/music'
import { errorMessage } from '@/i18n/error-messages'
import { GENRE_NAMES, MOOD_NAMES } from './music-words'
import { TempoField } from './tempo-field'
import { FIRST_WISH, type Wish } from './wish'

/** What the music shall be, what it costs, and the way to get it. */
export function MusicForm() {
  const { i18n, t } = useLingui()
  const [wish, setWish] = useState(FIRST_WISH)
  const change = (part: Partial<Wish>) => setWish({ ...wish, ...part })
  const write = useWriting(wish)
  const { credits, isOffered } = useToolPrice('music', {
    resolution: '720p',
    seconds: wish.seconds,
  })
  const { data: balance } = useQuery(balanceQuery())
  const missing = balance && credits !== null ? credits - balance.balance : 0
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate()
  }
  const seconds = (value: number) =>
    new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'second' }).format(value)
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 rounded-xl border bg-card p-4 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-2">
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
          options={MUSIC_SECONDS.map((value) => [value, seconds(value)])}
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
        <label className="flex min-h-8 items-center gap-2 self-end text-sm pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={wish.is_loop}
            onChange={({ target }) =>
              change({ is_loop: target.checked, ...(target.checked && { format: 'wav' }) })
            }
            className="size-4 accent-primary"
          />
          <Trans>Repeats without a gap</Trans>
        </label>
      </div>
      <Button
        type="submit"
        size="lg"
        className="self-start"
        loading={write.isPending}
        disabled={!isOffered || missing > 0}
      >
        <span className="tabular-nums">
          <Trans>Generate</Trans>
          {credits !== null && (
            <>
              {' · '}
              <Plural value={credits} one="# credit" other="# credits" />
            </>
          )}
        </span>
      </Button>
      {!isOffered && (
        <p className="text-muted-foreground text-sm">
          <Trans>Music is not available on this installation right now.</Trans>
        </p>
      )}
      {missing > 0 && <RechargeLink missing={missing} />}
    </form>
  )
}

/** Asks for the music; it then appears in the list. */
function useWriting({ seconds, ...music }: Wish) {
  const { i18n } = useLingui()
  const client = useQueryClient()
  const prompt = `${i18n._(GENRE_NAMES[music.genre])} · ${i18n._(MOOD_NAMES[music.mood])}`
  return useMutation({
    mutationFn: () =>
      createTaskFn({ data: { workflow_type: 'music', prompt, music, duration: seconds } }),
    onSuccess(task) {
      writeTask(client, task)
      void client.invalidateQueries({ queryKey: taskKeys.lists })
      void client.invalidateQueries({ queryKey: balanceQuery().queryKey })
    },
    onError: (error) => notify('error', errorMessage(i18n, error)),
  })
}

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value
  options: readonly (readonly [Value, string])[]
  onChange: (value: Value) => void
}

function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, value, options, onChange } = props
  const chosen = (text: string) => options.find(([one]) => String(one) === text)?.[0]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(chosen(target.value) ?? value)}
        >
          {options.map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
