/** Where the money goes is for who gives it. */
export const tellsProceeds = (clause: string): boolean => PROCEEDS.test(clause)

/** "Tudo vai para a Liga": where the money goes is for who gives it. */
const PROCEEDS =
  /(?<!\p{L})(?:all|every(?:thing| penny| cent)|(?:all )?(?:the )?(?:proceeds|profits|money)|alle[rs]?|(?:der |die )?(?:gesamten? )?(?:erlös|einnahmen|spenden)|(?:tous )?les (?:bénéfices|fonds|dons|recettes)|tout|(?:todo )?lo recaudado|todo|tudo|(?:toda )?a (?:renda|receita)|toàn bộ(?: \p{L}+){0,3}) (?:goes?|will go|is donated|are donated|geht|gehen|fließ\p{L}+|va|vont|iront?|revien\p{L}+|se destina|irá|vai|reverte|được) (?:to|for|an|in|à|au|aux|para|pra|a|al|cho|gửi)?/iu
