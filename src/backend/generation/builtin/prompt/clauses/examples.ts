/** Of a loan: from here on, all of the sentence is small print. */
export const EXAMPLE =
  /representative (?:example|apr)|repräsentatives? beispiel|(?:2\/3|zweidrittel)-?\s?beispiel|exemple représentatif|ejemplo representativo|exemplo representativo|ví dụ minh họa|ví dụ minh hoạ|返済例|借入例|대출 예시|还款示例|ตัวอย่างการคำนวณ/u
