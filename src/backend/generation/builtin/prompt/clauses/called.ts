const NAME = "\\p{Lu}[\\p{L}\\p{M}\\p{N}'’-]*"
const CALLED =
  "called|named|namens|mit dem Namen|appelée?|qui s['’]appelle|llamad[oa]|que se llama|chamad[oa]|que se chama|tên là|mang tên"
const WHERE =
  'at|in|on|near|opposite|bei|am|im|an der|auf|à|au|aux|dans|chez|en|frente|na|no|em|tại|ở'

const CALLED_THEN = new RegExp(
  `^(.{6,48}?),? (?:${CALLED}) (${NAME}(?: (?:&|and|und|et|y|e|of|the|de|la|${NAME})){0,4})(?:,? ((?:${WHERE}) .+))?$`,
  'u',
)

/** "We're opening a café called Fern & Fable at 14 Mill Street": the kind, the name and the place. */
export function calledIn(text: string): { kind: string; name: string; where: string } | null {
  const [, kind, name, where = ''] = CALLED_THEN.exec(text) ?? []
  return kind && name ? { kind, name, where } : null
}

const THEN = new RegExp(
  `^(.*(?<!\\p{L})(?:${CALLED}) ${NAME}(?: (?:&|of|the|de|la|${NAME})){0,4}) (?:and|und|et|y|e|và) (?=\\p{Ll}+ )(.+)$`,
  'u',
)

const THEN_SMALL = new RegExp(
  `^(.*(?<!\\p{L})(?:${CALLED}) ${NAME}(?: (?:&|of|the|${NAME}))+) (?=\\p{Ll}+ \\p{Ll})(?=.*\\d)(.+)$`,
  'u',
)

/**
 * "… called Kuro Kitchen and from Monday bowls are $11", "called Muddy Paws full groom £45": the name ends and other
 * copy begins.
 */
export function namedThen(clause: string): string[] {
  const [, named, then] = THEN.exec(clause) ?? THEN_SMALL.exec(clause) ?? []
  return named && then ? [named, then] : [clause]
}

/** "We're opening", "Wir eröffnen": news the ad can print as it is. */
const OPENS =
  /^(?:we(?:'re| are)|i(?:'m| am)) (?:now )?(?:opening|moving)|^(?:am \p{L}+ )?(?:wir |ich )?(?:eröffnen?|ziehen?)(?!\p{L})|^(?:nous ouvrons|on ouvre|j'ouvre)|^(?:abrimos|abro|inauguramos)|^(?:estamos abrindo|vamos abrir)|^(?:chúng tôi |mình |tụi mình )?(?:mở|khai trương)/u

export const tellsOpening = (plainText: string): boolean => OPENS.test(plainText.trim())
