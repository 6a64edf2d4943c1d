import { useLingui } from '@lingui/react/macro'
import type { TranslatedText } from '@/i18n/load-long-text'

/** Links to every section of a text; stays in view where there is room. */
export function ContentsList({ text }: { text: TranslatedText }) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`On this page`}
      lang={text.language}
      className="sticky top-(--header-height) hidden max-h-[calc(100dvh-var(--header-height))] self-start overflow-y-auto py-4 md:block"
    >
      <ol className="flex flex-col border-l text-sm">
        {text.sections.map(({ title }, place) => (
          <li key={title}>
            <a
              href={`#section-${place + 1}`}
              className="block py-1.5 pl-4 text-muted-foreground hover:text-foreground"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
