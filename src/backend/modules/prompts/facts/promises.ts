/**
 * Words that promise something or state how much is given, in ten languages, grouped by what they
 * promise. Sellers may say so themselves; a tool that puts such words in their mouths makes them liable.
 */
const PROMISES: Record<string, string> = {
  free: 'free of charge|for free|free(?! |-free)|free (?!from|of|range|space|time)|gratis|kostenlos|umsonst|geschenkt|gratuit\\p{L}*|offert\\p{L}*|grátis|무료|공짜|免费|免費|赠送|無料|ฟรี|miễn phí',
  off: 'discount\\p{L}*|sale|rabatt\\p{L}*|reduziert|descuento\\p{L}*|rebaja\\p{L}*|soldes|remise|réduction\\p{L}*|desconto\\p{L}*|promoção|promoções|할인|세일|折扣|优惠|打折|割引|セール|値引き|お得|ส่วนลด|ลดราคา|giảm giá|khuyến mãi|ưu đãi',
  half: 'half price|half off|halber preis|zum halben preis|mitad de precio|moitié prix|metade do preço|반값|半价|半額|ครึ่งราคา|nửa giá',
  best: 'best|number one|no\\. ?1|#1|leading|beste[rnsm]?|führend\\p{L}*|nummer eins|mejor(?:es)?|líder\\p{L}*|meilleur\\p{L}*|leader\\p{L}*|melhor(?:es)?|최고\\p{L}*|최상\\p{L}*|최저\\p{L}*|最佳|最好|最高|第一|最大|最安|最强|最強|日本一|ที่สุด|อันดับหนึ่ง|tốt nhất|hàng đầu|số một',
  guarantee:
    'guarantee\\p{L}*|warranty|money back|refund\\p{L}*|garanti\\p{L}*|garant[ií]a\\p{L}*|remboursé\\p{L}*|reembolso\\p{L}*|geld zurück|보장|보증|환불|保证|保證|质保|退款|保証|返金|รับประกัน|คืนเงิน|bảo hành|đảm bảo|hoàn tiền',
  certified:
    'certified|award\\p{L}*|approved|zertifiziert\\p{L}*|ausgezeichnet\\p{L}*|prämiert\\p{L}*|geprüft\\p{L}*|certificad\\p{L}*|galardonad\\p{L}*|premiad\\p{L}*|certifié\\p{L}*|primé\\p{L}*|인증|수상|认证|認證|获奖|認証|受賞|ได้รับรางวัล|ผ่านการรับรอง|chứng nhận|đoạt giải',
  proven:
    'proven|clinical\\p{L}*|tested|dermatolog\\p{L}*|doctor\\p{L}*|klinisch\\p{L}*|getestet\\p{L}*|bewiesen|erwiesen|clínic\\p{L}*|probado|comprobad\\p{L}*|comprovad\\p{L}*|cliniquement|prouvé\\p{L}*|testé\\p{L}*|임상|검증|临床|实证|验证|臨床|実証|ทดสอบแล้ว|ผลการทดลอง|lâm sàng|kiểm chứng',
  natural:
    'organic|natural|vegan|eco|eco-friendly|sustainable|bio|natürlich\\p{L}*|nachhaltig\\p{L}*|orgánic\\p{L}*|natural(?:es)?|vegan\\p{L}*|sostenible\\p{L}*|biologique\\p{L}*|naturel\\p{L}*|végan\\p{L}*|durable\\p{L}*|orgânic\\p{L}*|sustentáve\\p{L}*|유기농|천연|비건|친환경|有机|天然|纯素|环保|オーガニック|ヴィーガン|無添加|ออร์แกนิก|วีแกน|hữu cơ|thuần chay',
  limited:
    'limited|last chance|only today|today only|hurry|limitiert\\p{L}*|nur heute|letzte chance|limitad\\p{L}*|sólo hoy|solo hoy|última oportunidad|limité\\p{L}*|dernière chance|só hoje|한정|오늘만|마지막 기회|限量|限时|仅限今日|最后机会|限定|本日限り|今だけ|จำกัด|วันนี้เท่านั้น|có hạn|chỉ hôm nay',
  delivery:
    'shipping|delivery|delivered|versand\\p{L}*|lieferung\\p{L}*|envío\\p{L}*|entrega\\p{L}*|livraison\\p{L}*|frete|배송|送货|配送|包邮|快递|送料|จัดส่ง|ส่งฟรี|giao hàng|vận chuyển',
  new: 'brand[ -]new|newly|just launched|brandneu\\p{L}*|neuheit\\p{L}*|nouveauté\\p{L}*|novedad\\p{L}*|novidade\\p{L}*|신제품|신상|新品|全新|新発売|新商品|สินค้าใหม่|มาใหม่|hàng mới',
  customers:
    'customers (?:say|love)|trusted by|bestsell\\p{L}*|kunden lieben|meistverkauft\\p{L}*|más vendido|le plus vendu|mais vendido|베스트셀러|热销|畅销|大人気|人気|ขายดี|bán chạy',
}

const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u

const PATTERNS = Object.entries(PROMISES).map(([name, words]) => ({
  name,
  pattern: new RegExp(
    words
      .split('|')
      .map((word) => (WIDE.test(word) ? word : `(?<!\\p{L})${word}(?!\\p{L})`))
      .join('|'),
    'iu',
  ),
}))

/** The kinds of promises a text makes. */
export const promisesOf = (text: string): string[] =>
  PATTERNS.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)

const DENIALS =
  /(?<!\p{L})(?:no|not|never|without|free from|kein\p{L}{0,2}|nicht|ohne|nie|sin|sans|pas|jamais|nunca|não|sem|không|chẳng|chưa)(?!\p{L})|n['’]t(?!\p{L})|\p{L}-free(?!\p{L})|\p{L}frei(?!\p{L})|不|无|無|没|未|非|なし|ない|なく|ません|없|않|아니|안 |ไม่|ปราศจาก|ไร้/giu

/** How many negations a text contains. */
export const denialsIn = (text: string): number => text.match(DENIALS)?.length ?? 0
