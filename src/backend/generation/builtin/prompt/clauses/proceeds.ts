/** Whether a clause says where the money goes, which is for donors. */
export const tellsProceeds = (clause: string): boolean => PROCEEDS.test(clause)

/** "Tudo vai para a Liga": where the money goes. */
const PROCEEDS =
  /(?<!\p{L})(?:all|every(?:thing| penny| cent)|(?:all )?(?:the )?(?:proceeds|profits|money)|alle[rs]?|(?:der |die )?(?:gesamten? )?(?:erlös|einnahmen|spenden)|(?:tous )?les (?:bénéfices|fonds|dons|recettes)|tout|(?:todo )?lo recaudado|todo|tudo|(?:toda )?a (?:renda|receita)|toàn bộ(?: \p{L}+){0,3}) (?:goes?|will go|is donated|are donated|geht|gehen|fließ\p{L}+|va|vont|iront?|revien\p{L}+|se destina|irá|vai|reverte|được) (?:to|for|an|in|à|au|aux|para|pra|a|al|cho|gửi)?|所得(?:款项|善款|收入)?(?:将)?(?:全部|全数|都)?(?:用于|捐给|捐赠|捐往)|(?:収益|売上)(?:金)?(?:は|の)(?:全額|すべて|一部).{0,16}(?:寄付|寄附|使)|수익금(?:은|의)? ?(?:전액|전부|일부)|รายได้ทั้งหมด(?:มอบ|บริจาค|สมทบ)|^(?:todo|tudo|all of it|alles|tout) (?:para|pra|für|for|pour) (?:el|la|los|las|o|a|os|as|the|our|das|die|den|le|les|unser\p{L}*|nuestr\p{L}+|noss\p{L}+) \p{L}+$/iu
