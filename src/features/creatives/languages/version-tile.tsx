import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { GoneMedia } from '@/components/creations/gone-media'
import { TileMedia } from '@/components/creations/tile-media'
import type { CreativeVersion } from '@/contract/endpoints/creatives'
import { LANGUAGE_NAMES } from '@/i18n/language-names'
import { useLanguage } from '@/i18n/use-language'

const FRAME = 'relative block aspect-square overflow-hidden rounded-md bg-muted'

/** One language version of an ad; links to its page once saved, to its file before. */
export function VersionTile({ version }: { version: CreativeVersion }) {
  const lang = useLanguage()
  const [isGone, setGone] = useState(false)
  const { creative_id: creativeId, language, url } = version
  const name = LANGUAGE_NAMES[language]
  const picture = isGone ? (
    <GoneMedia />
  ) : (
    <TileMedia output={version} onGone={() => setGone(true)} />
  )
  return (
    <li className="flex min-w-0 flex-col gap-1 text-xs">
      {creativeId ? (
        <Link
          to="/$lang/creative-records/$creativeId"
          params={{ lang, creativeId }}
          aria-label={name}
          className={`${FRAME} aria-[current]:ring-2 aria-[current]:ring-primary aria-[current]:ring-offset-2 aria-[current]:ring-offset-card`}
        >
          {picture}
        </Link>
      ) : (
        <a href={url} target="_blank" rel="noreferrer" aria-label={name} className={FRAME}>
          {picture}
        </a>
      )}
      <span lang={language} className="truncate font-medium">
        {name}
      </span>
      {!creativeId && (
        <span className="text-muted-foreground">
          <Trans>Not saved</Trans>
        </span>
      )}
    </li>
  )
}
