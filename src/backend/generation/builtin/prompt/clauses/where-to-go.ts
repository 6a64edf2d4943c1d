/** A phone number as the only way to order. */
export const CALLED =
  /(?:电话|热线|電話|전화|โทร|hotline|zalo|whatsapp|(?<!\p{L})(?:tel|tél|đt|sđt|call|phone|ligue|zap|appelez|llama|llámanos))\D{0,6}\d{3}|(?<![\d-])(?:\+|\(?0)\d?(?:[\s()./-]{0,3}\d){7,}(?!\d)|(?<![\d-])\d{3}[\s.-]\d{3}[\s.-]\d{4}(?!\d)|(?<!\d)1\d{10}(?!\d)|(?<![\d-])1[568]\d{2}-\d{4}(?!\d)|(?<![\d-])[679]\d{2}[\s.]\d{3}[\s.]\d{3}(?!\d)/iu
export const ONLINE = /@|www\.|https?:|\p{L}\.(?:com|net|org|shop|store|[a-z]{2})(?!\p{L})/iu

/** A street with its house number. */
export const STREET =
  /(?<!\p{L})(?:địa chỉ|adresse|dirección|endereço|address)(?!\p{L}):? ?(?:số )?\p{L}*\.? ?\d|地址|住所[:：]|주소|ที่อยู่|(?<!\p{L})(?:rua|avenida|av\.|travessa|praça|calle|c\/|plaza|rue|avenue|boulevard|đường|phố) ?\p{Lu}|\p{L}+(?:straße|strasse|str\.|gasse|platz) \d|(?<!\d)\d{1,5} (?:\p{Lu}\p{L}+ ){1,3}(?:street|st|road|rd|lane|avenue|ave)(?!\p{L})|(?:on|at) (?:the )?\p{Lu}\p{L}+ (?:street|road|lane)|ปากซอย|ซอย|ถนน|[路街] ?\d+ ?号|[区市町村][^\s、。]{1,8}\d{1,4}-\d{1,3}|丁目|徒歩\d+分|도보 ?\d+분/iu

/** Whether a bakery has a street but neither phone nor online orders, so that customers go there. */
export const isEatenThere = (copy: string): boolean =>
  STREET.test(copy) && ![CALLED, ONLINE, ORDERED].some((each) => each.test(copy))
const ORDERED =
  /deliver|order|bestell|liefer|command|livr|pedido|pide|domicilio|encomend|entrega|peça|注文|配達|予約|外送|外卖|配送|下单|배달|주문|예약|สั่ง|ส่ง|giao|ship|đặt/iu
