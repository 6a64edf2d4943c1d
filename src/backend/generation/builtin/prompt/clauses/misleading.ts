import { BROUGHT_HOME, SECOND_LIFE, TABLETOP } from './buying-ways.ts'

/** Interest-free installments sell goods, not loans. */
const INTEREST_FREE =
  /sem juros|sin intereses|interest[- ]free|0 ?% (?:finance|interest|zinsen|finanzierung)|ohne zinsen|sans (?:intérêts|frais)|免息|无息|無利子|金利手数料無料|무이자|ผ่อน ?0 ?%|lãi suất 0 ?%|trả góp 0 ?%/gu

/** "People mistake us for a restaurant": what the business is not. */
const MISTAKEN =
  /(?:mistak\p{L}*|tak\p{L}*) (?:us|it|them) for an? \p{L}+|confuse\p{L}* (?:us )?with an? \p{L}+|verwechsel\p{L}* (?:uns )?(?:\p{L}+ )?mit einem?\p{L}* \p{L}+|(?:confond\p{L}*|prend\p{L}*)(?: \p{L}+)? (?:avec|pour) une? \p{L}+|confund\p{L}*(?: \p{L}+)? con una? \p{L}+|confund\p{L}*(?: \p{L}+)? com uma? \p{L}+/gu

/** "Consult your doctor before use" appears on goods no doctor sells. */
const CAUTION =
  /(?:consult|ask|see|speak to) (?:your|a) (?:doctor|physician|pharmacist|dentist)|(?:ihren? )?(?:arzt|ärztin) (?:oder|und) (?:ihren? )?apotheker\p{L}*|(?:consultez|demandez conseil à|parlez-en à) (?:votre|un) (?:médecin|pharmacien)|consult\p{L}+ (?:a |con )?(?:su|tu|un) (?:médico|farmacéutico)|consult\p{L}+ (?:o |um |seu |o seu )?(?:médico|farmacêutico)|医師(?:[^ ]{0,4}薬剤師)?に(?:ご)?相談|遵医嘱|在医师[^ ]{0,6}指导|의사[^ ]{0,3} ?(?:또는 ?)?(?:약사[^ ]{0,2} ?)?상담|ปรึกษา(?:แพทย์|เภสัชกร)|(?:tham khảo|hỏi) ý kiến (?:bác sĩ|dược sĩ)/gu

/** Store credit is no loan. */
const STORE_CREDIT =
  /store credit|shop credit|guthaben im laden|crédito (?:na|da|em) loja|crédito en tienda|(?:en )?bons? d'achat/gu

/** A laundry that offers coffee is no café. */
const AMENITY =
  /[会會][员員](?:限定|专享|价)|仅限新?会员|会員(?:限定|様限定|価格)|회원 ?(?:전용|한정)|members only|บัตร(?:ประชาชน|เครดิต|สมาชิก|นักเรียน|นักศึกษา)|(?:free|complimentary) (?:tea|coffee|cake)|(?:tea|coffee|cake)(?: and (?:tea|coffee|cake))? (?:provided|included)|มี[^ ]{0,14}กาแฟ/gu

/** "15 cours Gambetta" is an address, not a course. */
const ON_STREET = /(?<!\d)\d{1,4} cours [^ ]+/gu

/** "Prêt sous 48 h" is when it is ready, and "dans mon atelier" where it is made. */
const READY =
  /(?<!\p{L})prête?s? (?:sous|en|dans|à|pour|le|dès)(?!\p{L})|(?<!\p{L})(?:mon|notre|nos|l') ?ateliers?(?! (?:d'|de |du ))|(?<!\p{L})(?:mi|nuestro) taller|(?<!\p{L})(?:minha|nossa|na) oficina|(?<!\p{L})(?:my|our) (?:workshop|studio)|(?<!\p{L})(?:meine?r?|unsere?r?) werkstatt/gu

/** A bike workshop repairs bikes and teaches nobody. */
const WORKS =
  /(?:bike|bicycle|cycle|repair|car|motorcycle|joinery|metal|furniture|watch|shoe)[- ]workshop/gu

/** A « stage de poterie » is no job. */
export const STAGE =
  /stages? (?:de |d')(?!fin|marketing|vente|communication|\d)\p{L}+|stages? (?:pendant|enfants?|vacances)/gu

/** "Taller de cerámica" repairs no cars. */
export const TAUGHT_THERE =
  /taller(?:es)? de (?!reparac|coches|autos|motos|chapa|mec[aá]nica|bicis|bicicletas|neum)\p{L}+/gu

/** "Casa Alba", "Phở Nhà": business names, not houses for sale. */
export const NAMED_HOUSE =
  /(?<!\p{L})(?:Casa|Villa) \p{Lu}\p{L}+|(?<!\p{L})(?!Bán|Mua|Thuê|Xây|Sửa|Căn)\p{Lu}\p{Ll}+ Nhà(?! \p{Lu})|(?<!\p{L})Nhà (?!Phố|Đất|Ở|Cho|Mặt|Bán|Mới|Riêng|Cấp|Nguyên|Thuê|Vườn|Hàng|Thuốc|Trường|Trẻ|Nghỉ)\p{Lu}\p{L}+/gu

/** "No card needed" asks for no card, "giao tận nhà" means to the door, and a warehouse may hold a clearance. */
const WITHOUT_CARD =
  /no (?:credit |debit )?card(?: details)?(?: is)? (?:needed|required|necessary)|without (?:a )?(?:credit )?card|ohne kreditkarte|keine kreditkarte (?:nötig|erforderlich)|sans (?:carte (?:bancaire|de crédit)|cb)|sin tarjeta(?: de crédito)?|sem cartão(?: de crédito)?|クレジットカード(?:登録)?不要|카드 ?(?:등록|정보)? ?(?:없이|불필요)|无需(?:绑定)?信用卡|ไม่ต้องใช้บัตร(?:เครดิต)?|không cần thẻ|(?:tận|đến|về|tại|dọn|dọn dẹp|lau|vệ sinh) nhà|nhân viên (?:có|nhiệt tình|thân thiện|chuyên nghiệp|giàu|được)|warehouse (?:clearance|sale)|lagerverkauf|trading estate|industrial estate|gewerbepark|gewerbegebiet|polígono industrial|zone industrielle/gu

/** "Aceito pix e cartão": a store's payment methods open no account. */
const PAID_BY =
  /(?<!\p{L})(?:aceit\p{L}*|acept\p{L}*|admit\p{L}*|accept(?:s|ed)?|we take|pa(?:y|id)|pague|pago|pagamento|paga|pagos|paiement|payez|payable|règlement|bezahl\p{L}*|zahl(?:en|ung)|akzeptier\p{L}*|nhận|thanh toán)(?: \p{L}+){0,3}? (?:pix|cart(?:ão|ões|e|es)|cards?|tarjetas?|kredit\p{L}*|karten?\p{L}*|ec|cb|thẻ)(?!\p{L})|(?:no|em|con|com|par|mit|by|per|à vista ou|e|y|ou|o) (?:cartão|cartões|tarjetas?|carte|cb|karte|ec-karte|card)(?: (?:em|en) (?:até )?\d+ ?x| de débito)?(?=[ ,.]|$)|(?:cartão|tarjeta) em até \d+ ?x|(?:可|支持|接受)(?:刷卡|信用卡)|カード(?:払い|決済|利用)(?:OK|可|対応)?|카드 ?(?:결제|가능)|(?:รับ|จ่าย|ชำระ|รูด)(?:ด้วย|ผ่าน)?บัตร(?:เครดิต)?/gu

/** "Hóa đơn từ 300k": a minimum spend, not invoicing software. */
const BILLED = /hóa đơn (?=từ|trên|đạt|\d)/gu

/** 面向健身人群, "인사담당자 타깃": the audience says nothing about what is sold. */
const AIMED_AT =
  /(?:面向|针对|目标(?:人群|受众|客户)(?:是|为|：|:)?)[^ ，,。]{1,14}|ターゲット(?:は|：|:)[^。 ]{1,20}|[가-힣]{2,10} ?타[깃겟](?![가-힣])/gu

/** 生徒さん募集: students and members are wanted, but nobody is hired. */
const WANTED =
  /(?:生徒|受講生|会員|メンバー|部員|団員|参加者|参加チーム|対戦チーム|出店者|里親|塾生|体験者)(?:さん|様)?(?:を)?募集/gu

/**
 * "Ce week-end" is a time, not a trip; ทุเรียน is a fruit, not a lesson; "no salão" is a dining room, not a hair salon.
 */
const BY_CHANCE =
  /(?<!\p{L})(?:(?:ce|tout le|chaque|le) week-ends?|no salão|da casa|de la casa|xe đạp(?: điện)?)(?!\p{L})|หมอน|ทุเรียน/gu

/** "Wedding cakes" are ordered; nobody plans a wedding there. */
const FOR_A_FEAST =
  /(?<!\p{L})(?:wedding|bridal) (?=cakes?|dress\p{L}*|rings?|bands|flowers|bouquets?|favou?rs|invitations|stationery|shoes)/gu

/** อาหารแมว is cat food; nobody books a table for it. */
const FED = /อาหาร(?:แมว|หมา|สุนัข|ปลา|นก|สัตว์|เสริม)/gu

/** Phrases ignored when detecting the line of business. */
export const MISLEADING = [
  ...[INTEREST_FREE, MISTAKEN, CAUTION, STORE_CREDIT],
  ...[AMENITY, ON_STREET, READY, WORKS, WITHOUT_CARD, TABLETOP, BROUGHT_HOME],
  SECOND_LIFE,
  PAID_BY,
  BILLED,
  AIMED_AT,
  WANTED,
  BY_CHANCE,
  FOR_A_FEAST,
  FED,
]
