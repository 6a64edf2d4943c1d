/** "Ejemplo: 15.000 € a 60 meses": a sum and how long it is paid back, called an example. */
const RECKONED =
  /^(?:example|beispiel(?:rechnung)?|exemple|ejemplo|exemplo|ví dụ|示例|例|例如|예시?|ตัวอย่าง)\s?[:：].*\d.*(?<!\p{L})\d+ ?(?:months?|years?|monat\p{L}*|jahr\p{L}*|mois|ans|mensualités|meses|cuotas|años|anos|parcelas|prestações|tháng|năm|个?月|期|年|回|か月|개월|년|เดือน|งวด|ปี)/u

/** Of a loan: from here on, all of the sentence is small print. */
export const isExample = (text: string): boolean => EXAMPLE.test(text) || RECKONED.test(text)

const EXAMPLE =
  /representative (?:example|apr)|repräsentatives? beispiel|(?:2\/3|zweidrittel)-?\s?beispiel|exemple représentatif|ejemplo representativo|exemplo representativo|ví dụ minh họa|ví dụ minh hoạ|返済例|借入例|대출 예시|还款示例|ตัวอย่างการคำนวณ/u
