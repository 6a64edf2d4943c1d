/** Words that make a color deep. */
export const DARK =
  /(?<!\p{L})(?:dark|deep|midnight|dunkel\p{L}*|dunkl\p{L}*|tief\p{L}*|nacht\p{L}*|foncée?s?|sombres?|nuit|profond|oscur[oa]s?|noche|escur[oa]s?|noturno)(?!\p{L})|đậm|tối|深|暗|墨|濃|ダーク|어두|짙|진한|다크|เข้ม|มืด/iu

const LIGHT =
  /(?<!\p{L})(?:light|pale|soft|hell\p{L}*|zart\p{L}*|clair[es]*|pâles?|doux|clar[oa]s?|suaves?|pálid[oa]s?)(?!\p{L})|nhạt|浅|淡|薄|柔和|温柔|やわらか|柔らか|やさし|優し|연한|부드러|은은|อ่อน|ละมุน|นุ่ม/iu

/** Words that make every color beside them pale. */
export const PASTEL = /(?<!\p{L})pastell?\p{L}*|パステル|马卡龙|粉彩|파스텔|พาสเทล/iu

/** Whether a word makes a color pale. */
export const isPale = (word: string): boolean => LIGHT.test(word) || PASTEL.test(word)
