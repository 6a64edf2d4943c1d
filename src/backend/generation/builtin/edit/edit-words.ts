/**
 * Words by which people ask for a change, in the ten languages, one list per change. The lists hold
 * all languages at once: an instruction is short, and its words hardly collide between them.
 */
export const EDIT_WORDS = {
  removeGround:
    "remove (?:the )?background|transparent background|cut out|without background|hintergrund entfernen|freistellen|ohne hintergrund|transparenter hintergrund|elimina(?:r)? el fondo|quita(?:r)? el fondo|sin fondo|supprime(?:r)? l[’']arrière-plan|enlève(?:r)? le fond|détourer|remov(?:a|er) o fundo|sem fundo|tir(?:e|ar) o fundo|xóa nền|xoá nền|tách nền|bỏ nền|去除背景|移除背景|抠图|去背景|背景を削除|背景を消|切り抜|透過|배경 제거|배경을 제거|누끼|ลบพื้นหลัง|ตัดพื้นหลัง",
  blurGround:
    "blur (?:the )?background|background blur|bokeh background|hintergrund (?:unscharf|weichzeichnen|verwischen)|unscharfer hintergrund|(?:desenfoca(?:r)?|difumina(?:r)?) el fondo|flou(?:ter)? (?:l[’']arrière-plan|le fond)|arrière-plan flou|desfo(?:que|car) o fundo|làm mờ nền|xóa phông|模糊背景|背景虚化|背景模糊|背景をぼか|배경 흐리게|배경을 흐리게|เบลอพื้นหลัง",
  replaceGround:
    'background|backdrop|hintergrund|fondo|arrière-plan|fond|fundo|nền|phông|背景|배경|พื้นหลัง|ฉากหลัง',
  blackWhite:
    'black and white|black & white|b&w|monochrome|grayscale|greyscale|schwarz-?weiß|schwarzweiss|blanco y negro|noir et blanc|preto e branco|đen trắng|黑白|白黒|モノクロ|흑백|ขาวดำ',
  sepia: 'sepia|vintage|retro|old photo|rétro|retrô|cổ điển|复古|懐かし|レトロ|빈티지|วินเทจ|ย้อนยุค',
  warm: 'warmer|warm|wärmer|wärmere|cálido|más cálid|chaud|plus chaud|quente|mais quente|ấm hơn|ấm|暖色|更暖|温暖|暖か|따뜻|อบอุ่น|โทนอุ่น',
  cool: 'cooler|cool tone|cold|kühler|kälter|más frí|frío|froid|plus froid|mais fri|frio|lạnh|冷色|更冷|寒色|クール|차갑|โทนเย็น',
  cinematic:
    'cinematic|film look|teal and orange|filmisch|kino|cinematográfic|cinématographique|điện ảnh|电影感|电影|シネマ|映画|시네마틱|영화|ภาพยนตร์',
  vivid:
    'vivid|more colou?rful|saturat|vibrant|pop|kräftigere farben|lebendiger|farbiger|más color|vibrante|saturé|couleurs vives|mais cor|vivas|rực rỡ|鲜艳|更鲜|鮮やか|彩度|선명한 색|생생|สดใส|สีสด',
  pastel:
    'pastel|softer colou?rs|pastell|suave|doux|doucement|dịu|柔和|淡|やわらか|파스텔|부드럽|พาสเทล',
  brighten:
    'brighter|brighten|lighter|lighten|heller|aufhellen|más brillante|aclara|más luz|éclairci|plus lumineux|plus clair|mais claro|clarear|ilumin|sáng hơn|làm sáng|变亮|提亮|更亮|明るく|밝게|สว่าง',
  darken:
    'darker|darken|dunkler|abdunkeln|más oscuro|oscurece|plus sombre|assombri|mais escuro|escurec|tối hơn|làm tối|变暗|更暗|暗く|어둡게|มืดลง',
  contrast: 'contrast|kontrast|contraste|tương phản|对比度|コントラスト|대비|คอนทราสต์',
  sharpen:
    'sharpen|sharper|schärfer|schärfen|enfoca|nítid|nett|plus net|nitidez|sắc nét|rõ nét|锐化|清晰|シャープ|선명하게|คมชัด',
  upscale:
    'upscale|enlarge|higher resolution|hochskalieren|vergrößern|höhere auflösung|amplía|ampliar|más resolución|agrandi|haute résolution|aument(?:e|ar) a resolução|phóng to|nâng độ phân giải|放大|高清|高解像|アップスケール|확대|고해상도|ขยายภาพ|เพิ่มความละเอียด',
  extend:
    'extend|outpaint|expand|widen|erweitern|verbreitern|extiende|extender|amplía el lienzo|étend|élargi|estend|expandir|mở rộng|扩展|延伸|拡張|広げ|확장|ขยายพื้นที่',
  crop: 'crop|zuschneiden|beschneiden|recorta|recadre|rogner|recort|cắt|裁剪|裁切|トリミング|자르|크롭|ครอป|ตัดภาพ',
  resize:
    'resize|reformat|change (?:the )?(?:size|ratio|format)|größe ändern|format ändern|redimension|cambia el formato|changer le format|mudar o formato|đổi kích thước|调整尺寸|改尺寸|サイズ変更|リサイズ|크기 조정|비율|ปรับขนาด',
  addText:
    'add (?:the |a )?(?:text|title|caption|headline|words?)|write|put (?:the )?(?:text|words?)|text hinzufügen|schreib|füge .{0,20}text|añade .{0,16}texto|agrega .{0,16}texto|escribe|ajoute .{0,16}texte|écris|adicion(?:e|ar) .{0,16}texto|escreva|thêm chữ|viết chữ|thêm .{0,12}chữ|添加文字|加上文字|加文字|写上|文字を(?:追加|入れ)|テキストを|텍스트(?:를)? 추가|글자|เพิ่มข้อความ|ใส่ข้อความ',
  addBadge:
    'badge|sticker|label|aufkleber|etikett|insignia|pegatina|etiqueta|autocollant|pastille|selo|adesivo|huy hiệu|nhãn dán|徽章|贴纸|标签|バッジ|ステッカー|シール|배지|스티커|ป้าย|สติกเกอร์',
  frame:
    'frame around|add (?:a )?(?:frame|border)|border|rahmen|rand|marco|borde|cadre|bordure|moldura|borda|khung|viền|边框|相框|フレーム|枠|테두리|프레임|กรอบ',
  flip: 'flip|mirror|spiegeln|voltea|reflej|espejo|retourne|miroir|espelh|invert(?:e|er) horizontal|lật|翻转|镜像|反転|左右反転|뒤집|좌우 반전|กลับด้าน|พลิก',
  combine:
    'combine|together|merge|side by side|collage|kombinieren|nebeneinander|zusammen|combina|junt[oa]s|collage|ensemble|côte à côte|combin(?:e|ar)|lado a lado|ghép|kết hợp|合并|拼接|组合|合成|並べ|組み合わせ|합치|나란히|결합|รวมภาพ|คู่กัน',
} as const

export type EditName = keyof typeof EDIT_WORDS
