import type { Language } from '../../../../../contract/languages.ts'

/** Turns of phrase of a language that say what a piece of a prompt is for. */
export interface Phrases {
  /** Calls to action as people write them: they are the button, as written. */
  calls: string
  /** What stands before a name: "at Bloom", "Marke Nordwind". `{name}` is where it stands. */
  brands: string
  /** Words about how it is to be made, which are never copy: "4k", "no text". */
  noise: string
  /** What leads to the words of a button. */
  button: string
  /** How two parts of one line are joined. */
  comma: string
}

const NOISE =
  '(?:ultra[- ]?)?(?:hd|4k|8k)|photo-?realistic|hyper-?realistic|high[- ](?:quality|resolution)|masterpiece|--\\w+(?: [\\d:.]+)?'

export const PHRASES: Record<Language, Phrases> = {
  en: {
    calls:
      '(?:shop|buy|order|book|call|apply|subscribe|register|enrol|reserve|donate|play|watch|join|download|start|sign up|try(?: it)?|visit(?: us)?|pre-?order|save|get it|claim yours)(?: (?:yours|online|in store|here))?(?: (?:now|today|free|for free|online|here|tonight))+|get yours|get started|get the app|get a quote|learn more|find out more|discover more|see more|read more|sign up|add to cart|contact us|join us|visit us|book a (?:table|demo|call|room|tour|stay|trial)|request a demo|reserve your (?:seat|table|spot)|shop the (?:sale|collection|look)',
    brands:
      '(?:\\bat|\\bby|\\bfrom) {name}|(?:brand|shop|store|company|label)(?: is| name is|:| called| named)? {name}|(?:called|named) {name}',
    noise: `${NOISE}|no (?:text|words|people|logo)|without (?:any )?(?:text|words|people)|(?:very |highly )?(?:realistic|detailed)|professional|eye-catching|stock photo`,
    button:
      '(?:with |and )?(?:an? |the )?(?:cta|call to action|button)(?: that)?(?: says?| saying| reads?| reading)?[: ]*',
    comma: ', ',
  },
  de: {
    calls:
      '(?:jetzt|hier|heute|gleich|sofort) (?:(?:online|gratis|kostenlos) )?(?:\\p{L}+(?:en|ern|eln)|shoppen|mitmachen)|mehr erfahren|mehr dazu|termin (?:buchen|vereinbaren)|app (?:laden|herunterladen)|in den warenkorb|zum (?:shop|angebot)|tisch reservieren|hol dir deine?n?',
    brands: '(?:bei|von der Marke|der Marke|Marke|Firma|Shop|Laden|namens) {name}|{name}-Shop',
    noise: `${NOISE}|kein(?:e|en)? (?:text|personen|schrift)|ohne (?:text|personen|schrift)|hochauflösend|(?:foto)?realistisch|hohe qualität|professionell`,
    button:
      '(?:mit |und )?(?:dem |einem |der )?(?:button|schaltfläche|knopf)(?: mit)?(?: text)?[: ]*',
    comma: ', ',
  },
  es: {
    calls:
      '(?:compra|cómpral[oa]s?|compre|reserva|reserve|pide|pídel[oa]|pruéba(?:lo|la|nos)|prueba|descubre|descárgal[oa]|descarga|regístrate|suscríbete|únete|llama|solicita|consigue|ven)(?: (?:ahora|ya|hoy|gratis|aquí|online|más|el tuyo|la tuya|tu cita|tu mesa|tu demo|tu plaza|la app|mismo))+|(?:comprar|reservar|pedir) (?:ahora|ya)|más información|saber más|ver más|añadir al carrito|apúntate',
    brands: '(?:en la tienda|de la marca|la marca|marca|tienda|llamad[oa]) {name}',
    noise: `${NOISE}|sin (?:texto|palabras|personas|letras)|alta (?:calidad|resolución)|(?:foto)?realista|profesional`,
    button: '(?:con |y )?(?:el |un )?botón(?: que diga| de)?[: ]*',
    comma: ', ',
  },
  fr: {
    calls:
      "(?:achetez|commandez|réservez|découvrez|essayez|téléchargez|inscrivez-vous|rejoignez-nous|appelez|abonnez-vous|profitez-en|venez)(?: (?:maintenant|vite|ici|aujourd[’']hui|en ligne|gratuitement|dès maintenant|l[’']offre|l[’']appli|plus|votre table|tout de suite))+|profitez-en|en savoir plus|j[’']en profite|je (?:commande|réserve|découvre|m[’']inscris)|(?:acheter|commander|réserver) maintenant|ajouter au panier|prendre rendez-vous",
    brands: '(?:chez|de la marque|la marque|marque|boutique|nommée?) {name}',
    noise: `${NOISE}|sans (?:texte|personnes|mots)|haute (?:qualité|résolution|définition)|(?:photo)?réaliste|professionnel(?:le)?`,
    button: '(?:avec |et )?(?:le |un )?bouton(?: qui dit)?[: ]*',
    comma: ', ',
  },
  pt: {
    calls:
      '(?:compre|peça|reserve|baixe|experimente|teste|inscreva-se|cadastre-se|assine|garanta|aproveite|conheça|ligue|agende|descubra|venha)(?: (?:agora|já|hoje|aqui|online|grátis|mesmo|o seu|a sua|mais|o app|sua mesa))+|saiba mais|(?:comprar|reservar|pedir) agora|quero (?:o meu|comprar|aproveitar)|adicionar ao carrinho|fale conosco',
    brands: '(?:na loja|da marca|a marca|marca|loja|chamad[oa]) {name}',
    noise: `${NOISE}|sem (?:texto|palavras|pessoas)|alta (?:qualidade|resolução)|(?:foto-?)?realista|profissional`,
    button: '(?:com |e )?(?:o |um )?botão(?: que diga)?[: ]*',
    comma: ', ',
  },
  vi: {
    calls:
      '(?:mua|đặt hàng|đặt món|đặt bàn|đặt phòng|đặt vé|đặt lịch|đặt|đăng ký|tải app|tải|thử|dùng thử|khám phá|gọi|liên hệ|xem|nhận)(?: (?:ngay|liền|miễn phí|tại đây|hôm nay|ưu đãi))+|tìm hiểu thêm|xem thêm|thêm vào giỏ',
    brands: '(?:tại|thương hiệu|cửa hàng|tiệm|quán|hãng) {name}',
    noise: `${NOISE}|không (?:có )?(?:chữ|người)|chất lượng cao|độ phân giải cao|(?:siêu )?chân thực|chuyên nghiệp`,
    button: '(?:với |và )?(?:một )?nút(?: bấm)?(?: ghi)?[: ]*',
    comma: ', ',
  },
  zh: {
    calls:
      '(?:立即|马上|现在就|点击|赶快|快来|即刻|立刻)(?:购买|抢购|下单|预订|预约|预定|体验|试用|注册|报名|下载|订购|咨询|了解|领取|加入|选购|查看|开抢|点餐)|了解更多|查看详情|加入购物车',
    brands: '(?:品牌|店名|店铺)(?:是|叫|为|:|：)?{name}|{name}(?:专卖店|旗舰店)',
    noise: `${NOISE}|(?:超)?高清|写实|不要(?:文字|人物)|无(?:文字|人物)|没有文字|高质量|专业`,
    button: '(?:带|和|加上?)?(?:一个)?按钮(?:写着|文字)?[:：]?\\s*',
    comma: '，',
  },
  ja: {
    calls:
      '(?:今すぐ|いますぐ|さっそく)(?:ご)?(?:購入|買う|注文|予約|申し込む|申込み|登録|ダウンロード|体験|試す|チェック|始める|参加|お試し)(?:する|しよう|ください)?|(?:ご購入|ご予約|お申し込み|詳しく|詳細|購入|予約|注文|登録)はこちら|詳しく見る|もっと見る|カートに入れる',
    brands: '(?:ブランド|ショップ|店名)(?:は|名は|:|：)?{name}|{name}の(?=[\\p{L}])',
    noise: `${NOISE}|(?:高画質|高解像度|フォトリアル|リアル)(?:な|で)?|(?:文字|人物)(?:は)?(?:なし|入れない|不要)|プロ品質`,
    button: '(?:ボタンは|ボタンに|ボタン[:：]?)\\s*',
    comma: '、',
  },
  ko: {
    calls:
      '(?:지금|오늘|당장|바로)\\s?(?:바로\\s?)?(?:구매|구입|주문|예약|신청|가입|다운로드|체험|쇼핑|시작|확인|참여|만나보세요)(?:하기|하세요|하러 가기)?|자세히 보기|더 알아보기|장바구니 담기|앱 다운로드|(?:구매|예약|신청|주문|가입|체험)하기',
    brands: '(?:브랜드|매장|가게)(?: 이름은|명은|:)?\\s?{name}|{name}\\s?(?:에서|의)(?!\\p{L})',
    noise: `${NOISE}|고화질|고해상도|사실적인?|(?:글자|텍스트|사람) ?없(?:이|음|는)|전문적인`,
    button: '(?:버튼은|버튼에|버튼:?)\\s*',
    comma: ', ',
  },
  th: {
    calls:
      '(?:ซื้อ|สั่งซื้อ|สั่ง|จอง|สมัคร|ดาวน์โหลด|ทดลอง|ลงทะเบียน|ช้อป|โทร|เริ่ม)(?:ได้|ฟรี|โต๊ะ)?(?:เลย|ตอนนี้|วันนี้|ทันที|ด่วน)(?:วันนี้)?|ดูเพิ่มเติม|อ่านเพิ่มเติม|เพิ่มลงตะกร้า',
    brands: '(?:แบรนด์|ร้าน|ที่)\\s?{name}',
    noise: `${NOISE}|(?:ภาพ)?(?:คมชัดสูง|สมจริง)|ไม่(?:มี|ต้องมี|เอา)(?:ข้อความ|ตัวอักษร|คน)|คุณภาพสูง|มืออาชีพ`,
    button: '(?:พร้อม)?ปุ่ม(?:ว่า|เขียนว่า)?:?\\s*',
    comma: ' ',
  },
}
