import type { Language } from '../../src/contract/languages.ts'

/** What an advertiser may type, by what the layout is for. */
export interface SheetPrompts {
  /** Offer, facts and a perk. */
  sale: string
  /** Words of one's own and a price. */
  price: string
  /** Somebody's praise. */
  praise: string
  /** Two states of one thing. */
  compare: string
}

export const PROMPTS: Record<Language, SheetPrompts> = {
  en: {
    sale: 'Summer sale for running shoes. Light, breathable, made to last, 50% off, free shipping',
    price:
      '“Coffee that gets up before you” “Freshly roasted every morning”, only $12.90 instead of $17.90',
    praise: 'Review: “The best coffee I have had at home in years” “Anna, Bristol”',
    compare: 'Skincare “Before and after four weeks” “Visible calm for dry skin”',
  },
  de: {
    sale: 'Sommerschlussverkauf für Laufschuhe. Leicht, atmungsaktiv, langlebig, 50 % Rabatt, kostenloser Versand',
    price:
      'Anzeige für Rasenmäherroboter: „Feierabend für Rasenmäher“ „Leise, sicher, wetterfest“, für nur 499 € statt 699 €',
    praise:
      'Kundenstimme: „Der beste Kaffee, den ich seit Jahren zu Hause getrunken habe“ „Anna aus Bremen“',
    compare:
      'Hautpflege „Vorher und nachher: vier Wochen Feuchtigkeitspflege“ „Sichtbar ruhigere Haut“',
  },
  fr: {
    sale: 'Soldes d’été sur les chaussures de course. Légères, respirantes, faites pour durer, -50 %, livraison gratuite',
    price:
      'Crée une affiche pour un café : « Le café qui se lève avant vous » « Torréfié chaque matin », 12,90 € au lieu de 17,90 €',
    praise:
      'Avis client : « Le meilleur café que j’ai bu à la maison depuis des années » « Anna, Lyon »',
    compare: 'Soin de la peau « Avant et après quatre semaines » « Une peau visiblement apaisée »',
  },
  es: {
    sale: 'Rebajas de verano en zapatillas para correr. Ligeras, transpirables, hechas para durar, 50 % de descuento, envío gratis',
    price:
      'Anuncio de una cafetería: «El café que madruga contigo» «Recién tostado cada mañana», solo 12,90 € en vez de 17,90 €',
    praise: 'Reseña: «El mejor café que he tomado en casa en años» «Ana, Sevilla»',
    compare: 'Cuidado de la piel «Antes y después de cuatro semanas» «Piel visiblemente calmada»',
  },
  pt: {
    sale: 'Promoção de verão de tênis de corrida. Leves, respiráveis, feitos para durar, 50% de desconto, frete grátis',
    price:
      'Anúncio de uma cafeteria: “O café que acorda antes de você” “Torrado todas as manhãs”, por R$ 39,90 em vez de R$ 59,90',
    praise: 'Depoimento: “O melhor café que já tomei em casa” “Ana, Recife”',
    compare:
      'Cuidados com a pele “Antes e depois de quatro semanas” “Pele visivelmente mais calma”',
  },
  vi: {
    sale: 'Khuyến mãi mùa hè giày chạy bộ. Nhẹ, thoáng khí, bền bỉ, giảm giá 50%, miễn phí giao hàng',
    price:
      'Quảng cáo quán cà phê: “Cà phê thức dậy trước bạn” “Rang mới mỗi sáng”, chỉ 59.000đ thay vì 89.000đ',
    praise: 'Đánh giá: “Ly cà phê ngon nhất tôi từng uống ở nhà” “Ngọc Ánh, Huế”',
    compare: 'Chăm sóc da “Trước và sau khi dùng bốn tuần” “Làn da dịu hẳn”',
  },
  zh: {
    sale: '夏日特卖跑步鞋，轻盈，透气，耐穿，全场5折，包邮',
    price: '为咖啡店做一张海报：“比你更早醒来的咖啡”“每天清晨新鲜烘焙”，仅¥39，原价¥59',
    praise: '客户评价：“这是我在家喝过最好的一杯咖啡”“安娜，上海”',
    compare: '护肤品 “使用前后，四周见证” “肌肤更平静”',
  },
  ja: {
    sale: 'ランニングシューズのサマーセール、軽い、通気性、長く使える、50%オフ、送料無料',
    price:
      'コーヒーショップの広告：「朝のコーヒー、前へ」「香り高い、毎朝、焙煎したて」、今だけ1,290円',
    praise: 'お客様の声：「家で飲んだ中でいちばん美味しいコーヒーでした」「アンナさん、京都」',
    compare: 'スキンケア「使用前と使用後、四週間」「目に見えて落ち着いた肌へ」',
  },
  ko: {
    sale: '여름 세일 운동화, 가볍고 편한 착화감, 통기성, 오래가는 품질, 50% 할인, 무료 배송',
    price: '카페 광고: “당신보다 먼저 깨어나는 커피” “매일 아침 갓 볶은 원두”, 단 12,900원',
    praise: '고객 리뷰: “집에서 마신 커피 중 최고였어요” “안나, 부산”',
    compare: '스킨케어 “전후 비교, 4주의 변화” “눈에 띄게 편안해진 피부”',
  },
  th: {
    sale: 'ลดราคาฤดูร้อนรองเท้าวิ่ง น้ำหนักเบา, ระบายอากาศดี, ทนทาน, ลด 50%, ส่งฟรี',
    price: 'โฆษณาร้านกาแฟ “กาแฟที่ตื่นก่อนคุณ” “คั่วสดใหม่ทุกเช้า” เพียง 129 บาท',
    praise: 'รีวิวลูกค้า “กาแฟที่อร่อยที่สุดที่เคยดื่มที่บ้าน” “คุณแอนนา เชียงใหม่”',
    compare: 'ดูแลผิว “ก่อนและหลังใช้สี่สัปดาห์” “ผิวสงบลงอย่างเห็นได้ชัด”',
  },
}
