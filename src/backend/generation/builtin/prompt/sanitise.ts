const READ_MAX = 4_000

/** Reduces a prompt to plain text: no markup, invisible characters or lone surrogates, and a limited length. */
export function sanitise(prompt: string): string {
  return (
    prompt
      .slice(0, READ_MAX)
      .toWellFormed()
      .replaceAll('\ufffd', ' ')
      .normalize('NFC')
      .replace(/<(?:script|style)\b[^>]*>[\s\S]*?(?:<\/(?:script|style)[^>]*>|$)/giu, ' ')
      .replace(/<\/?[a-z!][^>]{0,200}>/giu, ' ')
      // A line break ends a clause.
      .replace(/[\r\n\u2028\u2029]+/gu, '\n')
      .replace(/\u00ad|[\u200b\u2060\ufeff]/gu, '')
      .replace(/(?!\n)[\p{Cc}\p{Co}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ' ')
  )
}
