import type { Language } from '../../src/contract/languages.ts'

/** What tells its trade by itself, for the posters that are made for one. */
export interface TradePrompts {
  rate: string
  menu: string
  coupon: string
  app: string
  event: string
  job: string
  property: string
}

export const TRADE_PROMPTS: Record<Language, TradePrompts> = {
  en: {
    rate: 'Personal loan from 4.9% APR representative. Borrow £5,000 to £25,000, no early repayment fee',
    menu: 'Menu of the week: Monday lentil soup £6.50, Tuesday fish pie £9.80, Wednesday roast chicken £12.90',
    coupon: '20% off your first haircut, code FRESH20, valid until 31 March',
    app: 'App “Trailbook”: offline maps, no ads. 4.8 ★ on the App Store, over 2 million downloads',
    event: 'Jazz concert “Blue hour at the harbour”, 14 June, 8 pm, Old Boathouse, tickets £12',
    job: "We're hiring: Junior Data Analyst, Leeds. Salary £38k–£44k, 28 days holiday, hybrid 2 days a week",
    property:
      'Two-bedroom flat in Leith, £245,000. 68 m², balcony, lift, parking. Viewings on Saturday, 10–1. 0131 555 0177',
  },
  de: {
    rate: 'Ratenkredit ab 4,99 % eff. Jahreszins. 5.000 bis 25.000 €, kostenlose Sondertilgung',
    menu: 'Speisekarte der Woche: Montag Linsensuppe 6,50 €, Dienstag Maultaschen 9,80 €, Mittwoch Schnitzel 12,90 €',
    coupon: '20 % Rabatt auf den ersten Haarschnitt, Code FRISCH20, gültig bis 31. März',
    app: 'App „Wegbuch“: Karten ohne Netz, ohne Werbung. 4,8 ★ im App Store, über 2 Millionen Downloads',
    event: 'Jazzkonzert „Blaue Stunde am Hafen“, 14. Juni, 20 Uhr, Altes Bootshaus, Eintritt 12 €',
    job: 'Wir suchen: Datenanalyst (m/w/d), Leipzig. Gehalt 48.000–56.000 €, 30 Tage Urlaub, 2 Tage im Homeoffice',
    property:
      'Eigentumswohnung in Leipzig, 289.000 €. 3 Zimmer, 84 m², Balkon, Baujahr 2019. Besichtigung samstags, 0341 555 0190',
  },
  fr: {
    rate: 'Prêt personnel à partir de 4,9 % TAEG. De 5 000 à 25 000 €, sans frais de dossier',
    menu: 'Menu de la semaine : lundi soupe 6,50 €, mardi gratin 9,80 €, mercredi poulet rôti 12,90 €',
    coupon: '20 % de remise sur la première coupe, code FRAIS20, valable jusqu’au 31 mars',
    app: 'Appli « Carnet de route » : cartes hors ligne, sans pub. 4,8 ★ sur l’App Store, plus de 2 millions de téléchargements',
    event: 'Concert de jazz « Nuit bleue au port », le 14 juin à 20 h, Vieux Hangar, entrée 12 €',
    job: 'Nous recrutons : Analyste de données, Lyon. Salaire 38 000–44 000 €, 28 jours de congés, 2 jours en télétravail',
    property:
      'Appartement T3 à vendre à Nantes, 248 000 €. 68 m², balcon, cave, DPE B. Visites le samedi, 02 40 55 01 77',
  },
  es: {
    rate: 'Préstamo personal desde 4,9 % TAE. De 5.000 a 25.000 €, sin comisiones',
    menu: 'Menú de la semana: lunes lentejas 6,50 €, martes merluza 9,80 €, miércoles pollo asado 12,90 €',
    coupon: '20 % de descuento en tu primer corte, código CORTE20, válido hasta el 31 de marzo',
    app: 'App «Rutas»: mapas sin conexión, sin anuncios. 4,8 ★ en la App Store, más de 2 millones de descargas',
    event:
      'Concierto de jazz «Noche azul en el puerto», 14 de junio, 20 h, Antiguo Varadero, entradas 12 €',
    job: 'Buscamos: Analista de datos, Sevilla. Salario 28.000–34.000 €, 28 días de vacaciones, 2 días de teletrabajo',
    property:
      'Piso en venta en Triana, 239.000 €. 3 dormitorios, 86 m², terraza, garaje. Visitas los sábados, 955 55 01 23',
  },
  pt: {
    rate: 'Empréstimo pessoal a partir de 1,9% ao mês. De R$ 5.000 a R$ 25.000, sem taxa',
    menu: 'Cardápio da semana: segunda sopa R$ 16,50, terça peixe R$ 29,80, quarta frango R$ 22,90',
    coupon: '20% de desconto no primeiro corte, código CORTE20, válido até 31 de março',
    app: 'App “Trilhas”: mapas offline, sem anúncios. 4,8 ★ na App Store, mais de 2 milhões de downloads',
    event: 'Show de jazz “Noite azul no porto”, 14 de junho, 20h, Armazém 7, ingressos R$ 40',
    job: 'Vaga: Analista de dados, Recife. Salário R$ 6.500, vale-refeição R$ 35/dia, 2 dias em casa',
    property:
      'Apartamento à venda em Olinda, R$ 420.000. 2 quartos, 64 m², varanda, garagem. Visitas aos sábados',
  },
  vi: {
    rate: 'Vay tiêu dùng lãi suất từ 0,9%/tháng. Từ 20 đến 300 triệu đồng, không phí trả trước hạn',
    menu: 'Thực đơn tuần: phở bò 65.000đ, bún chả 59.000đ, cơm tấm 49.000đ',
    coupon: 'Giảm 20% lần cắt tóc đầu tiên, mã TOC20, đến hết 31/3',
    app: 'Ứng dụng “Đường Mòn”: bản đồ ngoại tuyến, không quảng cáo. 4,8 ★ trên App Store, hơn 2 triệu lượt tải',
    event: 'Đêm nhạc jazz “Giờ xanh bên cảng”, ngày 14/6, 20h, Nhà Thuyền Cũ, vé 200.000đ',
    job: 'Tuyển dụng: Chuyên viên dữ liệu, Đà Nẵng. Lương 18–25 triệu, 14 ngày phép, 2 ngày làm tại nhà',
    property:
      'Căn hộ Thảo Điền, chỉ từ 3,2 tỷ. 2 phòng ngủ, 68 m², ban công, hồ bơi. Hotline 0901 555 088',
  },
  zh: {
    rate: '个人贷款年化利率3.9%起，额度5万至30万元，无提前还款费',
    menu: '一周菜单：红烧牛肉面28元，番茄鸡蛋面22元，酸辣粉18元',
    coupon: '首次剪发立减20%，优惠码FRESH20，3月31日截止',
    app: 'App“山径”：离线地图，无广告，App Store 4.8★，下载超200万次',
    event: '爵士音乐会“港口蓝夜”，6月14日晚8点，老船坞，门票80元',
    job: '诚聘数据分析师，杭州，月薪15000-20000元，五险一金，每周居家2天',
    property:
      '滨江新房开盘，总价198万元起。89平米三居，南北通透，地铁5分钟。样板房开放，预约看房400-820-1234',
  },
  ja: {
    rate: 'カードローン年3.9%から、最大500万円、繰上返済手数料なし',
    menu: '今週のメニュー：醤油ラーメン850円、味噌ラーメン950円、餃子400円',
    coupon: '初回カット20%オフ、クーポンコード FRESH20、3月31日まで',
    app: 'アプリ「山道」：オフライン地図、広告なし、App Storeで4.8★、200万ダウンロード',
    event: 'ジャズライブ「港の青い夜」6月14日 20時、旧ボートハウス、チケット3,000円',
    job: '求人：データアナリスト、京都。月給28万円〜34万円、年間休日120日、週2日在宅',
    property:
      '新築一戸建て 3,480万円〜。世田谷区、駅徒歩9分。3LDK、土地102㎡、駐車場2台。モデルハウス公開中',
  },
  ko: {
    rate: '신용대출 연 3.9%부터, 최대 5천만원, 중도상환수수료 없음',
    menu: '이번 주 메뉴: 김치찌개 8,500원, 비빔밥 9,500원, 불고기 12,900원',
    coupon: '첫 커트 20% 할인, 코드 FRESH20, 3월 31일까지',
    app: '앱 “오솔길”: 오프라인 지도, 광고 없음, App Store 4.8★, 200만 다운로드',
    event: '재즈 공연 “항구의 푸른 밤”, 6월 14일 저녁 8시, 옛 보트하우스, 티켓 20,000원',
    job: '채용: 데이터 분석가, 부산. 연봉 4,000만원~5,000만원, 연차 20일, 주 2회 재택',
    property:
      '마포 신축 아파트 분양, 5억 2천만원부터. 전용 59㎡, 방 3개, 역 도보 5분. 모델하우스 매일 10시~18시',
  },
  th: {
    rate: 'สินเชื่อบุคคล ดอกเบี้ยเริ่มต้น 4.9% ต่อปี วงเงินสูงสุด 500,000 บาท, ไม่มีค่าธรรมเนียม',
    menu: 'เมนูประจำสัปดาห์: แกงเขียวหวาน 85 บาท, ผัดไทย 70 บาท, ข้าวมันไก่ 60 บาท',
    coupon: 'ลด 20% ตัดผมครั้งแรก, โค้ด FRESH20, ถึง 31 มีนาคม',
    app: 'แอป “ทางเดิน”: แผนที่ออฟไลน์, ไม่มีโฆษณา, 4.8 ★ บน App Store, ดาวน์โหลดกว่า 2 ล้านครั้ง',
    event: 'คอนเสิร์ตแจ๊ส “คืนสีน้ำเงินที่ท่าเรือ”, 14 มิถุนายน 20.00 น., บัตร 400 บาท',
    job: 'รับสมัครนักวิเคราะห์ข้อมูล, เชียงใหม่, เงินเดือน 28,000–35,000 บาท, ลาพักร้อน 12 วัน, ทำงานที่บ้าน 2 วัน',
    property: 'คอนโดใกล้ BTS อ่อนนุช เริ่ม 2.39 ล้านบาท ห้อง 26 ตร.ม. ฟรีค่าโอน เปิดชมห้องตัวอย่างทุกวัน',
  },
}
