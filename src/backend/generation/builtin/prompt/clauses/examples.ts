import { plain } from './word-lists.ts'

/** "Ejemplo: 15.000 € a 60 meses": a sum and its term, labeled as an example. */
const RECKONED =
  /^(?:example|beispiel(?:rechnung)?|exemple|ejemplo|exemplo|ví dụ|示例|例|例如|예시?|ตัวอย่าง)\s?[:：].*\d.*(?<!\p{L})\d+ ?(?:months?|years?|monat\p{L}*|jahr\p{L}*|mois|ans|mensualités|meses|cuotas|años|anos|parcelas|prestações|tháng|năm|个?月|期|年|回|か月|개월|년|เดือน|งวด|ปี)/u

/** Whether a loan example begins, which makes the rest of the sentence small print. */
const isExample = (text: string): boolean => EXAMPLE.test(text) || RECKONED.test(text)

const EXAMPLE =
  /representative (?:example|apr)|repräsentatives? beispiel|(?:2\/3|zweidrittel)-?\s?beispiel|exemple représentatif|ejemplo representativo|exemplo representativo|ví dụ minh họa|ví dụ minh hoạ|返済例|借入例|대출 예시|还款示例|ตัวอย่างการคำนวณ/u

/** "Energieausweis: Verbrauch 96 kWh/(m²·a), Klasse C": everything from a home's energy certificate is small print. */
const ENERGY =
  /energieausweis|(?:end)?energie(?:bedarf|verbrauch|kennwert)\P{L}.*\d|(?:bedarfs|verbrauchs)ausweis|(?<!\p{L})(?:dpe|certificado energético|certificación energética|calificación energética|certificado de eficiencia|certificado energético|energy performance|epc)(?!\p{L})/iu
const OF_ENERGY =
  /kwh|(?<!\p{L})(?:klasse|energieklasse|effizienzklasse|energieeffizienzklasse|classe|clase|class|rating|ges|bedarf|verbrauch|bedarfsausweis|verbrauchsausweis|baujahr|bj\.?|gültig bis|wesentlicher energieträger|energieträger|heizung)(?!\p{L})|^(?:gas|erdgas|öl|heizöl|fernwärme|wärmepumpe|pellets|strom|solar|[a-h]\+?)(?:-?heizung)?$/iu

/** Whether a clause continues the certificate named earlier in its sentence. */
const isOfEnergy = (text: string): boolean => OF_ENERGY.test(text.trim())
const namesEnergy = (text: string): boolean => ENERGY.test(text)

interface Place {
  sentence: number
  isFirst: boolean
}

/** Small print that runs to the end of its sentence: a loan example or a home's energy certificate. */
export class Examples {
  private exampleIn = -1
  private certifiedIn = -1

  /** Whether an example or certificate begins with this text or extends to it. */
  reachTo(text: string, { sentence, isFirst }: Place): boolean {
    if (isExample(plain(text))) this.exampleIn = sentence
    const isNamed = !isFirst && namesEnergy(text)
    if (isNamed) this.certifiedIn = sentence
    const isCertified = this.certifiedIn === sentence && (isNamed || isOfEnergy(text))
    return isCertified || this.exampleIn === sentence
  }
}
