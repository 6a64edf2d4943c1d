/** "Nada de azul-bebé", "no pastel pink": from the negation to the end of its clause. */
const NEGATED =
  /(?<![\p{L}-])(?:not|no|never|avoid(?:ing)?|without|don['’]t|do not|kein(?:e[nmrs]?)?|nicht|ohne|pas de|pas trop|sans|évite[rz]?|jamais|sin|nada de|evita(?:r|d)?|nunca|não|sem|evite[m]?|không|đừng|tránh)(?![\p{L}-]).*$|(?:不要|别(?!墅)|不用|避免|不能有|ห้าม|ไม่เอา|ไม่ต้อง|ไม่ใช้|ไม่มี).*$/iu
/** 赤は使わないでください, 빨간색은 빼고: a negation at the end covers the whole clause. */
const NEGATED_LAST =
  /使わない|使用しない|避けて|なしで|抜きで|やめて|控えめ|少一点|少用|말고|빼고|쓰지|피해|제외/u

/** The text without its negated parts: a color or mood that is ruled out must not count as wanted. */
export const affirmed = (text: string): string =>
  text
    .split(/(?<=[,，、.。;；!！\n])/u)
    .map((clause) => (NEGATED_LAST.test(clause) ? '' : clause.replace(NEGATED, '')))
    .join('\n')
