import type { AspectRatio, WorkflowType } from '../../../contract/generation.ts'
import type { Language } from '../../../contract/languages.ts'

/** A picture an example starts from, made by the engine too. */
export interface Ingredient {
  prompt: string
  seed: number
  /** The example's own without one. */
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
  /** Pictures it starts from; the video of `video_edit` is made from the first one's words. */
  from?: readonly Ingredient[]
}

/** The forty, in the order a reader of no particular language sees them. */
export const PLAN: readonly PlannedExample[] = [
  {
    slug: 'en-velo-shoes',
    language: 'en',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 1011,
    prompt:
      'Energetic ad for Velora running shoes: “Run past yesterday”. 30% off this week, free shipping',
  },
  {
    slug: 'ja-matcha',
    language: 'ja',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 1012,
    prompt: '抹茶ラテの広告、「ひと息、深緑。」落ち着いた和の雰囲気、緑色、数量限定',
  },
  {
    slug: 'de-coffee-film',
    language: 'de',
    mode: 'text_to_video',
    ratio: '1:1',
    seed: 13,
    durationSeconds: 5,
    audio: true,
    prompt:
      'Gemütlicher Werbespot für Nordlicht Kaffee: „Frisch geröstet. Jeden Morgen.“ Im Abo mit 20 % Rabatt',
  },
  {
    slug: 'fr-chocolate',
    language: 'fr',
    mode: 'text_to_image',
    ratio: '3:4',
    seed: 1014,
    prompt: 'Publicité pour le chocolat noir Brunelle, « L’instant suspendu », luxe, doré et brun',
  },
  {
    slug: 'zh-tea-film',
    language: 'zh',
    mode: 'text_to_video',
    ratio: '9:16',
    seed: 15,
    durationSeconds: 5,
    prompt: '青山茶社新品奶茶广告，“一口入秋”，买一送一，温暖的橙色调',
  },
  {
    slug: 'es-gelato',
    language: 'es',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 16,
    prompt: 'Anuncio de helados Brisa: “El verano sabe así”. Divertido y colorido, 2x1 los viernes',
  },
  {
    slug: 'ko-skincare',
    language: 'ko',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 1017,
    prompt: '이슬담 스킨케어 화장품, “맑은 하루의 시작”, 부드러운 분홍색, 무료 배송, 신제품',
  },
  {
    slug: 'pt-surf-film',
    language: 'pt',
    mode: 'text_to_video',
    ratio: '16:9',
    seed: 18,
    durationSeconds: 5,
    audio: true,
    prompt: 'Vídeo de verão para o surf camp Maré Alta: “A próxima onda é sua”. A partir de R$ 89',
  },
  {
    slug: 'th-mango',
    language: 'th',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 19,
    prompt: 'โฆษณาร้านข้าวเหนียวมะม่วง “หวานละมุนทุกคำ” สีเหลืองสดใส ลด 20% จัดส่งฟรี',
  },
  {
    slug: 'vi-coffee',
    language: 'vi',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 20,
    prompt:
      'Quảng cáo cà phê Phố Sớm: “Tỉnh thức cùng phố”. Giảm 25% sáng thứ Hai, phong cách ấm áp',
  },
  {
    slug: 'en-headphones-turn',
    language: 'en',
    mode: 'image_to_video',
    ratio: '1:1',
    seed: 21,
    durationSeconds: 4,
    prompt: 'Slow zoom out, soft dust in the light',
    from: [
      {
        prompt:
          'Oriel wireless headphones, dark premium tech look, with the words “Silence, tuned”',
        seed: 2041,
      },
    ],
  },
  {
    slug: 'de-bike-sale',
    language: 'de',
    mode: 'text_to_image',
    ratio: '16:9',
    seed: 22,
    prompt:
      'Banner für Fahrradhaus Kettwig: „Rauf aufs Rad!“ Frühlingsangebot, E-Bikes ab 1.299 €, frisches Grün',
  },
  {
    slug: 'ja-camera-journey',
    language: 'ja',
    mode: 'first_last_frame',
    ratio: '16:9',
    seed: 23,
    durationSeconds: 4,
    prompt: '朝から夜へ、ゆっくりとした時間の流れ',
    from: [
      { prompt: '山のキャンプ「静けさを、連れて行こう」黄色', seed: 42 },
      { prompt: '山のキャンプ「静けさを、連れて行こう」青色', seed: 42 },
    ],
  },
  {
    slug: 'es-watch',
    language: 'es',
    mode: 'image_edit',
    ratio: '4:5',
    seed: 24,
    prompt: 'Añade un marco y dale colores más cálidos',
    from: [{ prompt: 'Relojes Alba, elegante y minimalista, “El tiempo es tuyo”', seed: 44 }],
  },
  {
    slug: 'zh-sneakers',
    language: 'zh',
    mode: 'text_to_image',
    ratio: '3:4',
    seed: 25,
    prompt: '云步跑鞋广告，“轻，一路向前”，运动动感风格，限时八折，红色',
  },
  {
    slug: 'fr-bakery-edit',
    language: 'fr',
    mode: 'image_edit',
    ratio: '1:1',
    seed: 26,
    prompt: 'Donne-lui un style rétro et ajoute un cadre',
    from: [
      { prompt: 'Boulangerie Les Trois Blés, croissant doré, ambiance chaleureuse', seed: 45 },
    ],
  },
  {
    slug: 'ko-app-film',
    language: 'ko',
    mode: 'text_to_video',
    ratio: '9:16',
    seed: 27,
    durationSeconds: 5,
    prompt:
      '가계부 앱 모아봄 광고 영상, “돈이 모이는 습관”, 미니멀하고 산뜻한 파란색, 7일 무료 체험',
  },
  {
    slug: 'en-plant-food',
    language: 'en',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 28,
    prompt:
      'Natural plant food by Fernly: “From tired to thriving”. Fresh green, vegan, refills from $9',
  },
  {
    slug: 'pt-burger',
    language: 'pt',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 29,
    prompt:
      'Anúncio de hambúrguer artesanal Brasa 27: “Suculento até a última mordida”. Combo por R$ 34,90, entrega grátis',
  },
  {
    slug: 'vi-fashion-edit',
    language: 'vi',
    mode: 'image_edit',
    ratio: '3:4',
    seed: 30,
    prompt: 'Chuyển sang đen trắng, tăng tương phản và thêm khung viền',
    from: [{ prompt: 'Thời trang nữ Mây Lụa, váy mùa thu thanh lịch', seed: 46 }],
  },
  {
    slug: 'th-travel-motion',
    language: 'th',
    mode: 'image_to_video',
    ratio: '16:9',
    seed: 31,
    durationSeconds: 4,
    prompt: 'ซูมออกช้า ๆ',
    from: [{ prompt: 'ทัวร์ทะเลใต้ “พักใจที่ปลายฟ้า” หาดทรายยามเย็น', seed: 47 }],
  },
  {
    slug: 'de-skincare-edit',
    language: 'de',
    mode: 'image_edit',
    ratio: '16:9',
    seed: 32,
    prompt: 'Auf 16:9 erweitern, wärmere Farben',
    from: [
      {
        prompt: 'Hautpflege Lind & Blüte, ruhige Pastelltöne, „Sanft zur Haut“',
        seed: 48,
        ratio: '1:1',
      },
    ],
  },
  {
    slug: 'es-toys-film',
    language: 'es',
    mode: 'text_to_video',
    ratio: '1:1',
    seed: 33,
    durationSeconds: 5,
    prompt:
      'Vídeo navideño de la juguetería Ratón Pirata: “Regala risas”. Alegre, envío gratis hasta el 20 de diciembre',
  },
  {
    slug: 'ja-ramen',
    language: 'ja',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 34,
    prompt: '麺処ほむらのラーメン広告、「熱々、一杯入魂。」平日ランチ 980円、赤と黒',
  },
  {
    slug: 'zh-cake-journey',
    language: 'zh',
    mode: 'first_last_frame',
    ratio: '1:1',
    seed: 35,
    durationSeconds: 4,
    prompt: '从清凉的蓝，到甜蜜的粉',
    from: [
      { prompt: '甜屿蛋糕，“甜到心里”，蓝色', seed: 49 },
      { prompt: '甜屿蛋糕，“甜到心里”，粉色', seed: 49 },
    ],
  },
  {
    slug: 'en-hotel',
    language: 'en',
    mode: 'text_to_image',
    ratio: '1.91:1',
    seed: 36,
    prompt:
      'Banner for the Harbour & Pine hotel, calm and luxurious, with the words “Sleep by the water”. From $129 a night',
  },
  {
    slug: 'fr-yoga-film',
    language: 'fr',
    mode: 'text_to_video',
    ratio: '9:16',
    seed: 37,
    durationSeconds: 5,
    prompt:
      'Vidéo pour le studio de yoga Souffle : « Respirez. Le reste suit. » Ambiance calme, première séance gratuite',
  },
  {
    slug: 'ko-coffee-motion',
    language: 'ko',
    mode: 'image_to_video',
    ratio: '4:5',
    seed: 38,
    durationSeconds: 4,
    prompt: '천천히 줌 아웃',
    from: [
      { prompt: '온기 커피 로스터스, 따뜻하고 아늑한 분위기, “오늘도 한 잔의 온기”', seed: 2051 },
    ],
  },
  {
    slug: 'pt-shoes-edit-film',
    language: 'pt',
    mode: 'video_edit',
    ratio: '1:1',
    seed: 39,
    durationSeconds: 5,
    prompt: 'Deixe mais rápido e adicione a legenda “Só até domingo”',
    from: [{ prompt: 'Tênis Passo Leve, energia e movimento, “Corra do seu jeito”', seed: 52 }],
  },
  {
    slug: 'vi-phone-sale',
    language: 'vi',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 40,
    prompt:
      'Quảng cáo tai nghe Vang: “Nghe trọn từng nhịp”. Giá 590.000đ, miễn phí vận chuyển, phong cách công nghệ',
  },
  {
    slug: 'th-skincare',
    language: 'th',
    mode: 'text_to_image',
    ratio: '4:5',
    seed: 53,
    prompt: 'ครีมบำรุงผิวพิณนา “ผิวใสรับวันใหม่” โทนพาสเทล นุ่มนวล สินค้าใหม่',
  },
  {
    slug: 'de-books',
    language: 'de',
    mode: 'text_to_image',
    ratio: '2:3',
    seed: 54,
    prompt: 'Bücher im Herbst bei Zeilensprung: „Lies dich weit weg.“ Warm und gemütlich',
  },
  {
    slug: 'es-gym',
    language: 'es',
    mode: 'text_to_image',
    ratio: '9:16',
    seed: 55,
    prompt:
      'Historia para el gimnasio Punto Fuerte: “Hoy sí”. Energía, primer mes por 9,90 €, negro y amarillo',
  },
  {
    slug: 'fr-wine',
    language: 'fr',
    mode: 'text_to_image',
    ratio: '16:9',
    seed: 56,
    prompt:
      'Bannière pour le domaine Clos des Alizés, vin rouge, « La terre a du goût », élégant, livraison offerte',
  },
  {
    slug: 'th-cleaning-cut',
    language: 'th',
    mode: 'video_edit',
    ratio: '16:9',
    seed: 57,
    durationSeconds: 5,
    prompt: 'ทำให้โทนอุ่นขึ้น และใส่คำบรรยาย “สะอาดภายในหนึ่งชั่วโมง”',
    from: [{ prompt: 'บริการทำความสะอาดบ้านใสสบาย “บ้านใหม่ทุกวัน” สดชื่น', seed: 58 }],
  },
  {
    slug: 'zh-food-edit',
    language: 'zh',
    mode: 'image_edit',
    ratio: '4:3',
    seed: 59,
    prompt: '调成电影感色调，加上边框',
    from: [{ prompt: '小满餐厅，家常美食，温暖', seed: 60 }],
  },
  {
    slug: 'ja-stationery-cut',
    language: 'ja',
    mode: 'video_edit',
    ratio: '4:5',
    seed: 61,
    durationSeconds: 5,
    prompt: 'もっと暖かい色にして、字幕「書くって、楽しい。」を入れて',
    from: [{ prompt: '文具ブランド「つづる」のノートとペン、ミニマル', seed: 62 }],
  },
  {
    slug: 'ko-fried-chicken',
    language: 'ko',
    mode: 'text_to_image',
    ratio: '1:1',
    seed: 63,
    prompt: '바삭당 치킨 광고, “바삭하면 끝”, 첫 주문 30% 할인, 활기찬 노란색',
  },
  {
    slug: 'pt-jewellery-journey',
    language: 'pt',
    mode: 'first_last_frame',
    ratio: '4:5',
    seed: 64,
    durationSeconds: 4,
    prompt: 'Do azul ao rosa, devagar',
    from: [
      { prompt: 'Joias Luarã, anel, “O brilho é seu”, azul', seed: 65 },
      { prompt: 'Joias Luarã, anel, “O brilho é seu”, rosa', seed: 65 },
    ],
  },
  {
    slug: 'vi-tet-motion',
    language: 'vi',
    mode: 'image_to_video',
    ratio: '9:16',
    seed: 67,
    durationSeconds: 4,
    prompt: 'Thu nhỏ chậm',
    from: [
      { prompt: 'Hộp quà Tết An Khang “Trao lộc đầu xuân”, đỏ và vàng, sang trọng', seed: 1068 },
    ],
  },
]
