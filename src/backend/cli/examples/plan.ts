import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'

/** What an example starts from: a product picture, or something the engine makes from a prompt (and the picture). */
export interface Ingredient {
  /** Name of a file in `products`. */
  picture?: string
  prompt?: string
  seed: number
  /** Defaults to the example's own ratio. */
  ratio?: AspectRatio
}

/** One creative of the gallery's examples. Brands and people in it are made up. */
export interface PlannedExample {
  slug: string
  language: Language
  mode: WorkflowType
  ratio: AspectRatio
  seed: number
  prompt: string
  durationSeconds?: number
  audio?: boolean
  /** What it starts from; for `video_edit`, a video made from the first one's prompt. */
  from?: readonly Ingredient[]
}

/** The forty examples, in the order shown to readers without a preferred language. */
export const PLAN: readonly PlannedExample[] = [
  {
    slug: 'en-headphones',
    language: 'en',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3001,
    prompt:
      'Oriel wireless headphones. “Silence, tuned”. 40 hours of battery, was $189, now $149. Shop now',
    from: [{ picture: 'headphones', seed: 4001 }],
  },
  {
    slug: 'fr-perfume',
    language: 'fr',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3002,
    prompt: 'Eau de parfum Alba, notes de pivoine et de musc blanc, 50 ml, 68 €. Livraison offerte',
    from: [{ picture: 'perfume', seed: 4002 }],
  },
  {
    slug: 'ja-tea',
    language: 'ja',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 3003,
    prompt: '「ひと息、深緑。」静岡の緑茶みどり、80g、1,480円。ご購入はこちら',
    from: [{ picture: 'tea', seed: 4003 }],
  },
  {
    slug: 'en-flask-film',
    language: 'en',
    mode: 'text_to_video',
    ratio: '1:1',
    seed: 3004,
    durationSeconds: 5,
    audio: true,
    prompt: 'Fjell steel flask: “Cold for a whole day”. 750 ml, $32. Free shipping',
    from: [{ picture: 'flask', seed: 4004 }],
  },
  {
    slug: 'es-armchair',
    language: 'es',
    mode: 'text_to_image',
    ratio: '1.91:1',
    seed: 3005,
    prompt: 'Butaca Nido: “Quédate un rato más”. Funda lavable, 329 €, envío gratis. Comprar ahora',
    from: [{ picture: 'armchair', seed: 4005 }],
  },
  {
    slug: 'de-mug',
    language: 'de',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3006,
    prompt:
      'Keramikbecher „Morgenrot“, von Hand gedreht, spülmaschinenfest, 24 € statt 32 €. Jetzt kaufen',
    from: [{ picture: 'mug', seed: 4006 }],
  },
  {
    slug: 'ko-cream',
    language: 'ko',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3007,
    prompt: '루미 수분 크림. “맑은 하루의 시작”. 24시간 보습, 민감성 피부용, 첫 구매 20% 할인',
    from: [{ picture: 'face-cream', seed: 4007 }],
  },
  {
    slug: 'pt-surf-film',
    language: 'pt',
    mode: 'text_to_video',
    ratio: '16:9',
    seed: 3008,
    durationSeconds: 5,
    audio: true,
    prompt: 'Vídeo de verão para o surf camp Maré Alta: “A próxima onda é sua”. A partir de R$ 89',
  },
  {
    slug: 'zh-cake',
    language: 'zh',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 3009,
    prompt: '新鲜樱桃奶油蛋糕，“甜到心里”，当天现做，6寸¥168，提前一天预订',
    from: [{ picture: 'cake', seed: 4009 }],
  },
  {
    slug: 'vi-speaker',
    language: 'vi',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3010,
    prompt: 'Loa bluetooth Mây, chống nước IPX7, pin 20 giờ, chỉ 890.000đ thay vì 1.190.000đ',
    from: [{ picture: 'speaker', seed: 4010 }],
  },
  {
    slug: 'th-plant',
    language: 'th',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3011,
    prompt: '“เติมสีเขียวให้บ้าน”, ต้นไม้ฟอกอากาศในกระถางดินเผา, ดูแลง่าย, เริ่มต้น 290 บาท, ส่งฟรีทั่วประเทศ',
    from: [{ picture: 'plant', seed: 4011 }],
  },
  {
    slug: 'en-jazz-night',
    language: 'en',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 3012,
    prompt:
      'Jazz night at the Old Boathouse. “Late notes, low lights”. Friday 11 June, 8 pm, doors 7 pm, tickets $18. Book now',
  },
  {
    slug: 'de-coffee-film',
    language: 'de',
    mode: 'text_to_video',
    ratio: '1:1',
    seed: 3013,
    durationSeconds: 5,
    audio: true,
    prompt:
      'Werbespot für Nordlicht Kaffee: „Frisch geröstet. Jeden Morgen.“ Im Abo 20 % Rabatt. Jetzt abonnieren',
  },
  {
    slug: 'ja-candle',
    language: 'ja',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3014,
    prompt: '手づくりソイキャンドル「夜の森」、燃焼時間40時間、3,200円、送料無料',
    from: [{ picture: 'candle', seed: 4014 }],
  },
  {
    slug: 'fr-chocolate',
    language: 'fr',
    mode: 'text_to_image',
    ratio: '3:4',
    seed: 3015,
    prompt:
      'Chocolat Noir, 72 % de cacao. « L’instant suspendu ». Tablette de 100 g, 6,50 €. Commander',
    from: [{ picture: 'chocolate', seed: 4015 }],
  },
  {
    slug: 'pt-watch',
    language: 'pt',
    mode: 'text_to_image',
    ratio: '1.91:1',
    seed: 3016,
    prompt:
      'Relógio Atlas: “O tempo a seu favor”. Pulseira de couro, resistente à água, R$ 890. Compre agora',
    from: [{ picture: 'watch', seed: 4016 }],
  },
  {
    slug: 'ko-app-film',
    language: 'ko',
    mode: 'text_to_video',
    ratio: '9:16',
    seed: 3017,
    durationSeconds: 5,
    prompt: '가계부 앱 모아봄 광고 영상, “돈이 모이는 습관”, 7일 무료 체험',
  },
  {
    slug: 'es-menu',
    language: 'es',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3018,
    prompt:
      'Menú del día: crema de calabaza 5,50 €, merluza a la plancha 12,90 €, arroz con leche 4,20 €. Bar Lola, Cádiz',
  },
  {
    slug: 'zh-perfume-motion',
    language: 'zh',
    mode: 'image_to_video',
    ratio: '3:4',
    seed: 3019,
    durationSeconds: 4,
    prompt: '缓慢推近',
    from: [
      {
        picture: 'perfume',
        prompt: '玫瑰淡香水，“一室花开”，50毫升，¥399，限时赠小样',
        seed: 4019,
      },
    ],
  },
  {
    slug: 'de-honey-edit',
    language: 'de',
    mode: 'image_edit',
    ratio: '1:1',
    seed: 3020,
    prompt: 'Hintergrund in hellem Grün',
    from: [{ picture: 'honey', seed: 4020 }],
  },
  {
    slug: 'vi-class',
    language: 'vi',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3021,
    prompt:
      'Lớp tiếng Anh hè cho bé 6–10 tuổi, khai giảng 10/6, học phí 1.900.000đ, học thử miễn phí. Đăng ký ngay',
  },
  {
    slug: 'th-flask',
    language: 'th',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 3022,
    prompt: '“เย็นนาน 24 ชั่วโมง”, กระติกน้ำ Fjell, ขนาด 750 มล., ราคา 590 บาท',
    from: [{ picture: 'flask', seed: 4022 }],
  },
  {
    slug: 'en-hotel',
    language: 'en',
    mode: 'text_to_image',
    ratio: '1.91:1',
    seed: 3023,
    prompt:
      'Harbour & Pine hotel. “Sleep by the water”. Rooms from $129 a night, breakfast included. Book now',
  },
  {
    slug: 'fr-yoga-film',
    language: 'fr',
    mode: 'text_to_video',
    ratio: '9:16',
    seed: 3024,
    durationSeconds: 5,
    prompt:
      'Vidéo pour le studio de yoga Souffle : « Respirez. Le reste suit. » Première séance offerte. Réservez',
  },
  {
    slug: 'ko-lamp',
    language: 'ko',
    mode: 'text_to_image',
    ratio: '3:4',
    seed: 3025,
    prompt: '책상 조명 루체. “눈이 편한 밤”. 밝기 5단계, 59,000원, 무료 배송',
    from: [{ picture: 'lamp', seed: 4025 }],
  },
  {
    slug: 'pt-soap',
    language: 'pt',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3026,
    prompt: 'Sabonete líquido Salvia, com óleo de alecrim, 300 ml, R$ 39,90. Refil por R$ 24,90',
    from: [{ picture: 'hand-soap', seed: 4026 }],
  },
  {
    slug: 'ja-ramen-cut',
    language: 'ja',
    mode: 'video_edit',
    ratio: '1:1',
    seed: 3027,
    durationSeconds: 5,
    prompt: '少し速く、暖かい色に',
    from: [{ prompt: '「熱々、一杯入魂。」麺処ほむら、平日ランチ 980円', seed: 4027 }],
  },
  {
    slug: 'es-speaker-motion',
    language: 'es',
    mode: 'image_to_video',
    ratio: '1:1',
    seed: 3028,
    durationSeconds: 4,
    prompt: 'Acercamiento lento',
    from: [
      {
        picture: 'speaker',
        prompt: 'Altavoz Onda: “Sube el verano”. Resistente al agua, 20 horas de batería, 79 €',
        seed: 4028,
      },
    ],
  },
  {
    slug: 'de-nursing-job',
    language: 'de',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3029,
    prompt:
      'Wir suchen Pflegefachkräfte (m/w/d) in Bremen. 4.100 € Einstiegsgehalt, 30 Tage Urlaub, unbefristet. Jetzt bewerben',
  },
  {
    slug: 'zh-camp',
    language: 'zh',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3030,
    prompt: '暑期英语夏令营，7月8日至7月28日，小班教学，外教全程，早鸟价3980元，立即报名',
  },
  {
    slug: 'th-travel-film',
    language: 'th',
    mode: 'text_to_video',
    ratio: '16:9',
    seed: 3031,
    durationSeconds: 5,
    audio: true,
    prompt: '“พักใจที่ปลายฟ้า”, ทัวร์ทะเลใต้ 3 วัน 2 คืน, เริ่มต้น 4,900 บาท, จองเลย',
  },
  {
    slug: 'vi-oil-edit',
    language: 'vi',
    mode: 'image_edit',
    ratio: '1:1',
    seed: 3032,
    prompt: 'Nền màu be, thêm chữ “Ép lạnh lần đầu”',
    from: [{ picture: 'olive-oil', seed: 4032 }],
  },
  {
    slug: 'fr-market',
    language: 'fr',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3033,
    prompt:
      'Marché aux fleurs de Nantes. « Le printemps sur la place ». Dimanche 11 avril, de 9 h à 18 h, entrée libre',
  },
  {
    slug: 'ja-cafe-job',
    language: 'ja',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3034,
    prompt: '求人：カフェスタッフ募集、時給1,250円から、週2日からOK、渋谷駅徒歩5分',
  },
  {
    slug: 'ko-webinar',
    language: 'ko',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 3035,
    prompt: '온라인 웨비나: 작은 가게 마케팅, 4월 18일 오후 2시, 무료 참가, 강사 김하늘',
  },
  {
    slug: 'pt-account',
    language: 'pt',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 3036,
    prompt:
      'Conta digital sem tarifas: cartão grátis, rendimento de 100% do CDI, abra em 5 minutos. Abra sua conta',
  },
  {
    slug: 'vi-coffee-journey',
    language: 'vi',
    mode: 'first_last_frame',
    ratio: '1:1',
    seed: 3037,
    durationSeconds: 4,
    prompt: 'Từ sáng sớm đến hoàng hôn',
    from: [
      { prompt: '“Tỉnh thức cùng phố”, cà phê Phố Sớm, màu xanh', seed: 4037 },
      { prompt: '“Tỉnh thức cùng phố”, cà phê Phố Sớm, màu cam', seed: 4037 },
    ],
  },
  {
    slug: 'es-gym',
    language: 'es',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 3038,
    prompt: 'Gimnasio Norte: “Hoy sí”. Primer mes 9,90 €, sin matrícula. Apúntate',
  },
  {
    slug: 'zh-tea-film',
    language: 'zh',
    mode: 'text_to_video',
    ratio: '9:16',
    seed: 3039,
    durationSeconds: 5,
    prompt: '青山茶社新品奶茶，“一口入秋”，买一送一',
  },
  {
    slug: 'th-workshop',
    language: 'th',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 3040,
    prompt: 'เวิร์กช็อปถ่ายภาพสำหรับมือใหม่ เสาร์ 21 มิถุนายน 9.00–16.00 น. ค่าเรียน 1,500 บาท รวมอาหารกลางวัน',
  },
]
