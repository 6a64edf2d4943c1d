/** Words about typography, which no picture model should receive. */
export const TYPE_WORDS =
  'text|texts|words?|headline|title|caption|slogan|tagline|typography|font|typeface|lettering|letters|logo|button|cta|price|prices|badge|legal|überschrift|titel|schrift|schriftart|buchstaben|wörter|knopf|schaltfläche|preis|texto|titular|título|tipografía|letras|botón|precio|eslogan|texte|titre|typographie|lettres|bouton|prix|slogan|tipografia|botão|preço|chữ|tiêu đề|phông|nút|giá|khẩu hiệu|文字|标题|字体|按钮|价格|标语|见出し|タイトル|書体|フォント|ボタン|価格|ロゴ|コピー|글자|문구|제목|글꼴|버튼|가격|로고|ข้อความ|ตัวอักษร|หัวข้อ|ปุ่ม|ราคา|โลโก้|ฟอนต์'

/** Introduces a description of a picture: "Photo of …". */
export const PICTURE_OF =
  /^\s*(?:(?:an?|the|une?|la|le|eine?|das|una?|uma?)\s+)?(?:photo(?:graph|graphie)?s?|pictures?|images?|shots?|close-?ups?|fotos?|bild(?:er)?|fotografías?|imagen|imágenes|imagem|imagens|ảnh|hình(?: ảnh)?|写真|照片|图片|사진|ภาพ(?:ถ่าย)?)(?![\p{Ll}])/iu
