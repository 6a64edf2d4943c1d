import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Blocks } from '@/components/long-text/blocks'
import { Button } from '@/components/ui/button'
import type { TranslatedText } from '@/i18n/load-long-text'
import { useLanguage } from '@/i18n/use-language'

/** From an idea to a file, step by step. */
export function GuidePage({ text }: { text: TranslatedText }) {
  const lang = useLanguage()
  return (
    <article className="mx-auto flex w-full max-w-200 flex-col gap-12 px-4 py-12 sm:px-6 md:py-16">
      <header lang={text.language} className="flex flex-col gap-4">
        <h1 className="text-2xl sm:text-3xl">{text.title}</h1>
        <div className="text-lg text-muted-foreground">
          <Blocks blocks={text.intro} />
        </div>
      </header>
      <ol lang={text.language} className="flex flex-col">
        {text.sections.map(({ title, blocks }, place) => (
          <li
            key={title}
            className="grid gap-x-6 gap-y-2 border-t py-8 sm:grid-cols-[4rem_minmax(0,1fr)]"
          >
            <span aria-hidden className="font-semibold text-2xl text-muted-foreground tabular-nums">
              {place + 1}
            </span>
            <div className="flex max-w-measure flex-col gap-3">
              <h2 className="text-lg">{title}</h2>
              <div className="text-muted-foreground">
                <Blocks blocks={blocks} />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/$lang" params={{ lang }}>
            <Trans>Create now</Trans>
          </Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/$lang/faq" params={{ lang }}>
            <Trans>Questions and answers</Trans>
          </Link>
        </Button>
      </div>
    </article>
  )
}
