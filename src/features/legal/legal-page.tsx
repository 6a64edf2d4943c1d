import { Trans } from '@lingui/react/macro'
import { Blocks } from '@/components/long-text/blocks'
import type { TranslatedText } from '@/i18n/load-long-text'
import { ContentsList } from './contents-list'
import { LastChange } from './last-change'

/** Terms, privacy or refunds: numbered sections beside their table of contents. */
export function LegalPage({ text }: { text: TranslatedText }) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-16 px-4 py-12 sm:px-6 md:grid-cols-[15rem_minmax(0,1fr)] md:py-16">
      <ContentsList text={text} />
      <article lang={text.language} className="flex max-w-measure flex-col gap-10">
        <header className="flex flex-col gap-4">
          <h1 className="text-xl sm:text-3xl">{text.title}</h1>
          {text.updated && (
            <p className="text-muted-foreground text-sm">
              <LastChange day={text.updated} />
            </p>
          )}
          <Blocks blocks={text.intro} />
        </header>
        {text.sections.map(({ title, blocks }, place) => (
          <section
            key={title}
            id={`section-${place + 1}`}
            className="flex scroll-mt-24 flex-col gap-3"
          >
            <h2 className="text-lg">
              <span className="mr-2 text-muted-foreground tabular-nums">{place + 1}</span>
              {title}
            </h2>
            <Blocks blocks={blocks} />
          </section>
        ))}
        <p className="border-t pt-6 text-muted-foreground text-sm">
          <a href="#content" className="underline underline-offset-2 hover:text-foreground">
            <Trans>Back to the top</Trans>
          </a>
        </p>
      </article>
    </div>
  )
}
