import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2, Upload } from 'lucide-react'
import { useRef } from 'react'
import { fontListQuery, removeFontFn } from '@/api/brand-page.functions'
import { brandKeys } from '@/api/brands.functions'
import { uploadFont } from '@/api/upload-font'
import { useBrandAction } from '@/components/brands/use-brand-action'
import { Button } from '@/components/ui/button'
import { FONT_EXTENSIONS, type FontChoice } from '@/contract/brand'
import type { TeamFont } from '@/contract/endpoints/brands'
import { errorMessage } from '@/i18n/error-messages'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { listWords } from '@/i18n/list-words'

const ACCEPTED = FONT_EXTENSIONS.map((extension) => `.${extension}`).join(',')

interface TeamFontsProps {
  onRemoved: (font: FontChoice) => void
}

/** The team's own typefaces: the scripts each supports, and a button to add one. */
export function TeamFonts({ onRemoved }: TeamFontsProps) {
  const { i18n, t } = useLingui()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const { data } = useQuery(fontListQuery())
  const upload = useMutation({
    mutationFn: uploadFont,
    onSuccess: () => client.invalidateQueries({ queryKey: brandKeys.all, refetchType: 'active' }),
  })
  return (
    <div className="flex flex-col items-start gap-2">
      <ul className="flex flex-col gap-2 empty:hidden">
        {data?.fonts.map((font) => (
          <OwnFont key={font.font} font={font} onRemoved={() => onRemoved(font.font)} />
        ))}
      </ul>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        className="sr-only"
        tabIndex={-1}
        aria-label={t`Font file`}
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) upload.mutate(file)
          target.value = ''
        }}
      />
      <Button
        variant="outline"
        size="sm"
        loading={upload.isPending}
        onClick={() => input.current?.click()}
      >
        <Upload aria-hidden />
        <Trans>Upload a font</Trans>
      </Button>
      <p className="text-muted-foreground text-sm">
        <Trans>WOFF2, TTF, or OTF, up to 5 MB. Only upload fonts you have a license for.</Trans>
      </p>
      <p aria-live="polite" className="text-destructive text-sm">
        {upload.error && errorMessage(i18n, upload.error)}
      </p>
    </div>
  )
}

interface OwnFontProps {
  font: TeamFont
  onRemoved: () => void
}

function OwnFont({ font: { font, name, languages }, onRemoved }: OwnFontProps) {
  const { t, i18n } = useLingui()
  const remove = useBrandAction(removeFontFn, onRemoved)
  const covered = listWords(
    i18n,
    languages.map((language) => LANGUAGE_NAMES[language]),
  )
  return (
    <li className="flex items-start gap-2 text-sm">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{name}</p>
        <p className="text-muted-foreground">
          {covered ? (
            <Trans>Covers: {covered}. Other languages use the engine’s own fonts.</Trans>
          ) : (
            <Trans>
              Covers none of the languages here. The engine’s own fonts are used instead.
            </Trans>
          )}
        </p>
      </div>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={t`Delete ${name}`}
        loading={remove.isPending}
        onClick={() => remove.mutate({ fontId: font.slice('uploaded:'.length) })}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  )
}
