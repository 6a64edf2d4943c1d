interface LanguageChoice<Code extends string> {
  code: Code
  /** In the user's language, which makes a list searchable, and in the language itself. */
  name: string
}

/** Languages to choose from, in the alphabetical order of the user's language. */
export function languageChoices<Code extends string>(
  codes: readonly Code[],
  locale: string,
): LanguageChoice<Code>[] {
  const named = codes.map((code) => {
    const read = nameOf(code, locale)
    const own = nameOf(code, code)
    const isSame = own.toLocaleLowerCase(locale) === read.toLocaleLowerCase(locale)
    return { code, name: isSame || own === code ? read : `${read} · ${own}` }
  })
  const { compare } = new Intl.Collator(locale)
  return named.toSorted((one, other) => compare(one.name, other.name))
}

/** Capitalized, as at the beginning of a line. */
function nameOf(code: string, locale: string): string {
  const name = new Intl.DisplayNames([locale, 'en'], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
