/** "A story? No, a square post": an answer to oneself is not for customers. */
export const ANSWER =
  /^(?:no|nope|yes|yep|well|ok|okay|so|actually|nein|ja|doch|also|non|oui|bon|bref|sí|si|bueno|vale|não|sim|bom|không|có|à|ừ|不|不是|对|嗯|好|いや|いいえ|はい|えっと|아니|아니요|네|음|ไม่|ใช่|เอ่อ)[.,!…]*$/iu

/** "A story for our earbuds": the possessive goes without saying. */
const OWNER =
  /^(?:our|my|unsere?[nmrs]?|meine?[nmrs]?|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?|noss[oa]s?|meus?|minhas?) (?=\S)/iu
export const withoutOwner = (text: string): string => text.replace(OWNER, '')

/** "Pour annoncer mes cours": of a thing to announce, only the thing is on the ad. */
export const MADE_KNOWN =
  /^(?:annoncer|présenter|promouvoir|faire connaître|vendre|lancer|anunciar|promocionar|promover|divulgar|dar a conocer|presentar|vender|advertise|promote|announce|sell|launch|publici[sz]e|push|giới thiệu|quảng bá|thông báo) (?=(?:my|our|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|[oa]s? |meus?|minhas?|noss[oa]s?|lớp|khóa|món) ?)/iu

/** "Anzeige fürs Gemeindeblatt:" names a placement; anything longer is the subject. */
export const PLACE_WORDS_MAX = 1
export const JOINED = /^,? ?(?:and|und|et|y|e|và|we|wir) /iu

/** "Je voudrais quelque chose d'apaisant": a wish without a subject is about the look. */
export const VAGUE =
  /(?:something|anything|etwas|(?<!\p{L})was|quelque chose|un truc|algo|uma coisa|cái gì đó|gì đó)(?: de| d['’])?[\s,:]*$/iu
