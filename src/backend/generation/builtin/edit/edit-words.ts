/**
 * The words people use to ask for a change, one list per change. Each holds all ten languages at once: an instruction
 * is short, and its words hardly collide between languages.
 */
export const EDIT_WORDS = {
  removeGround:
    "remove (?:the )?background|transparent background|cut out|without background|hintergrund entfernen|freistellen|ohne hintergrund|transparenter hintergrund|elimina(?:r)? el fondo|quita(?:r)? el fondo|sin fondo|supprime(?:r)? l[’']arrière-plan|enlève(?:r)? le fond|détourer|remov(?:a|er) o fundo|sem fundo|tir(?:e|ar) o fundo|xóa nền|xoá nền|tách nền|bỏ nền|去除背景|移除背景|抠图|去背景|背景を削除|背景を消|切り抜|透過|배경 제거|배경을 제거|누끼|ลบพื้นหลัง|ตัดพื้นหลัง|(?:the )?background (?:away|out)|hintergrund weg|den hintergrund entfernen|entferne den hintergrund|fondo transparente|borra(?:r)? el fondo|retire(?:r)? l[’']arrière-plan|fond transparent|sans fond|fundo transparente|apag(?:ue|ar) o fundo|nền trong suốt|透明背景|去掉背景|背景透明|背景を透明|배경 없애|배경을 지워|투명 배경|เอาพื้นหลังออก|พื้นหลังโปร่งใส|배경을 지우(?!고)|배경 지우(?!고)",
  blurGround:
    "blur (?:the )?background|background blur|bokeh background|hintergrund (?:unscharf|weichzeichnen|verwischen)|unscharfer hintergrund|(?:desenfoca(?:r)?|difumina(?:r)?) el fondo|flou(?:ter)? (?:l[’']arrière-plan|le fond)|arrière-plan flou|desfo(?:que|car) o fundo|làm mờ nền|xóa phông|模糊背景|背景虚化|背景模糊|背景をぼか|배경 흐리게|배경을 흐리게|เบลอพื้นหลัง|blurred background|blurry background|verwische den hintergrund|hintergrund verschwommen|fondo desenfocado|fondo borroso|floute(?:r)? l[’']arrière-plan|fond flou|fundo desfocado|borrar o fundo|mờ nền|mờ phông|虚化背景|模糊化背景|背景ぼかし|배경 블러|배경을 흐리|พื้นหลังเบลอ|ทำพื้นหลังให้เบลอ|blur (?:what[’']s|what is|everything|all)(?: that is)? behind|blur behind|(?:alles )?dahinter unscharf|floute[rz]? (?:ce qui est )?derrière|desenfoca(?:r)? lo que hay detrás|desfo(?:que|car) o que está atrás",
  replaceGround:
    'background|backdrop|hintergrund|untergrund|grund|fondo|arrière-plan|fond|fundo|nền|phông|背景|배경|พื้นหลัง|ฉากหลัง',
  blackWhite:
    'black and white|black & white|b&w|monochrome|grayscale|greyscale|schwarz-?weiß|schwarzweiss|blanco y negro|noir et blanc|preto e branco|đen trắng|黑白|白黒|モノクロ|흑백|ขาวดำ',
  sepia: 'sepia|vintage|retro|old photo|rétro|retrô|cổ điển|复古|懐かし|レトロ|빈티지|วินเทจ|ย้อนยุค',
  warm: 'warmer|warm|wärmer|wärmere|cálido|más cálid|chaud|plus chaud|quente|mais quente|ấm hơn|ấm|暖色|更暖|温暖|暖か|따뜻|อบอุ่น|โทนอุ่น|warmth|wärme|cálida|más cálida|chaude|plus chaude|quentes|tông ấm|暖一点|暖一些|暖かく|따뜻하게|อุ่นขึ้น',
  cool: 'cooler|cool tone|cold|kühler|kälter|más frí|frío|froid|plus froid|mais fri|frio|lạnh|冷色|更冷|寒色|クール|차갑|โทนเย็น|colder|cool down|kalt|kühl|fría|más fría|froide|plus froide|fria|mais fria|lạnh hơn|tông lạnh|冷一点|冷一些|涼しげ|冷たく|시원하게|차갑게|เย็นลง',
  cinematic:
    'cinematic|film look|teal and orange|filmisch|kino|cinematográfic|cinématographique|điện ảnh|电影感|电影|シネマ|映画|시네마틱|영화|ภาพยนตร์',
  vivid:
    'vivid|more colou?rful|saturat|vibrant|pop|kräftigere farben|lebendiger|farbiger|más color|vibrante|saturé|couleurs vives|mais cor|vivas|rực rỡ|鲜艳|更鲜|鮮やか|彩度|선명한 색|생생|สดใส|สีสด|saturate|saturation|colorful|kräftiger|gesättigt|sättigung|satura|más vivos|colores vivos|plus vif|plus vives|satur(?:e|ar|ação)|cores vivas|bão hòa|tươi hơn|饱和|彩度を上げ|채도|สีสด',
  pastel:
    'pastel|softer colou?rs|pastell|suave|doux|doucement|dịu|柔和|淡|やわらか|파스텔|부드럽|พาสเทล',
  brighten:
    'brighter|brighten|lighter|lighten|heller|aufhellen|más brillante|aclara|más luz|éclairci|plus lumineux|plus clair|mais clar[ao]|clarear|ilumin|sáng hơn|làm sáng|变亮|提亮|更亮|明るく|밝게|밝고|สว่าง|bright|more light|aufhellen|hell|más clar[ao]|iluminar|más luminos[ao]|éclaire|éclaircir|plus claire|lumineuse|clarei?[ae]|mais luminos[ao]|mais brilho|sáng lên|亮一点|亮一些|调亮|明るめ|밝은|สว่างขึ้น',
  darken:
    'darker|darken|dunkler|abdunkeln|más oscuro|oscurece|plus sombre|assombri|mais escuro|escurec|tối hơn|làm tối|变暗|更暗|暗く|어둡게|มืดลง|dark|dimmer|dunkel|más oscur[ao]|oscurecer|sombre|assombrir|escurece[r]?|mais escura|tối đi|tối lại|暗一点|暗一些|调暗|暗め|어두운|มืด',
  contrast:
    'contrast|kontrast|contraste|tương phản|对比度|コントラスト|대비|คอนทราสต์|mehr kontrast|对比|대조|kontrastreicher|plus contrastée?|más contrastad[oa]|mais contrastad[oa]',
  sharpen:
    'sharpen|sharper|sharp|crisp|in focus|schärfer|schärfen|enfoca|nítid|nett|plus net|nitidez|sắc nét|rõ nét|锐化|清晰|シャープ|선명하게|คมชัด|scharf|más nítid[oa]|nítida|enfocar|netteté|plus nette|mais nítid[oa]|làm nét|độ nét|tăng nét|锐利|くっきり|또렷|ชัดขึ้น',
  upscale:
    'upscale|enlarge|higher resolution|hochskalieren|vergrößern|höhere auflösung|amplía|ampliar|más resolución|agrandi|haute résolution|aument(?:e|ar) a resolução|phóng to|nâng độ phân giải|放大|高清|高解像|アップスケール|확대|고해상도|ขยายภาพ|เพิ่มความละเอียด|upscaling|bigger resolution|aumenta(?:r)? la resolución|augmente(?:r)? la résolution|agrandir|ampliar|高分辨率|提高分辨率|解像度を上げ|해상도|ความละเอียด|agranda(?:r)?',
  extend:
    'extend|outpaint|expand|widen|erweitern|verbreitern|extiende|extender|amplía el lienzo|étend|élargi|estend|expandir|mở rộng|扩展|延伸|拡張|広げ|확장|ขยายพื้นที่|make it wider|mehr rand|élargir|étendre|estender|เพิ่มขอบภาพ|扩图|늘려|늘리',
  crop: 'crop|zuschneiden|schneide[nt]?|beschneiden|recorta|recadre|rogner|recort|cắt|裁剪|裁切|トリミング|자르|크롭|ครอป|ตัดภาพ|cut to|zuschnitt|recortar|recadrer|cort(?:ar|e|a)|crop ảnh|裁切|裁一下|切り取|잘라|ตัดขอบ',
  resize:
    'resize|reformat|change (?:the )?(?:size|ratio|format)|größe ändern|format ändern|redimension|cambia el formato|changer le format|mudar o formato|đổi kích thước|调整尺寸|改尺寸|サイズ変更|リサイズ|크기 조정|비율|ปรับขนาด',
  addText:
    'add (?:the |a )?(?:text|title|caption|headline|words?)|write|put (?:the )?(?:text|words?)|text hinzufügen|schreib|füge .{0,20}text|añade .{0,16}texto|agrega .{0,16}texto|escribe|ajoute .{0,16}texte|écris|adicion(?:e|ar) .{0,16}texto|escreva|thêm chữ|viết chữ|thêm .{0,12}chữ|添加文字|加上文字|加文字|写上|文字を(?:追加|入れ)|テキストを|텍스트(?:를)? 추가|글자|(?:이?라고 ?)?(?:써|적어) ?(?:줘|주세요|넣어)|เพิ่มข้อความ|ใส่ข้อความ',
  addBadge:
    'badge|sticker|label|roundel|stempel|plakette|sello|carimbo|macaron|印章|角标|スタンプ|스탬프|ตราประทับ|con dấu|aufkleber|etikett|insignia|pegatina|etiqueta|autocollant|pastille|selo|adesivo|huy hiệu|nhãn dán|徽章|贴纸|标签|バッジ|ステッカー|シール|배지|스티커|ป้าย|สติกเกอร์',
  frame:
    'frame|frame around|add (?:a )?(?:frame|border)|border|rahmen|rand|marco|borde|cadre|bordure|moldura|borda|khung|viền|边框|相框|フレーム|枠|테두리|프레임|กรอบ|framed|enmarca|encadre|emoldur|thêm khung|加框|枠を付け|액자|ใส่กรอบ',
  flip: 'flip|mirror|spieg(?:el|le)n?|voltea|reflej|espejo|retourne|miroir|espelh|invert(?:e|er) horizontal|lật|翻转|镜像|反転|左右反転|뒤집|좌우 반전|กลับด้าน|พลิก|mirrored|flipped|gespiegelt|voltear|reflejar|espejar|retourner|inverte(?:r)?|vire|镜面|裏返|뒤집어|좌우로',
  combine:
    'combine|together|merge|side by side|collage|kombinieren|nebeneinander|zusammen|combina|junt[oa]s|collage|ensemble|côte à côte|combin(?:e|ar)|lado a lado|ghép|kết hợp|合并|拼接|组合|合成|並べ|組み合わせ|합치|나란히|결합|รวมภาพ|คู่กัน|collage of|gegenüber|uno al lado del otro|juntar|côte-à-côte|assemble|juntar|ghép ảnh|并排|并列|一つに|합쳐|รวมกัน|เคียงข้าง',
  rotateRight:
    'หมุน(?:ภาพ|รูป)?(?:ไป)?(?:ทาง)?ขวา|xoay (?:ảnh |hình )?sang phải|rotate (?:it |the (?:picture|image|photo) )?(?:to the )?right|rotate (?:it |the (?:picture|image|photo) )?(?:by )?90|turn (?:it )?clockwise|rotate|im uhrzeigersinn|nach rechts drehen|um 90 grad drehen|drehe?n?|gira(?:r)? a la derecha|gira(?:r)?|rota(?:r)?|pivote(?:r)?|tourne(?:r)? à droite|tourne(?:r)?|gir(?:e|ar) para a direita|gir(?:e|ar)|rotacion(?:e|ar)|xoay phải|xoay|向右旋转|顺时针|旋转|右に回転|回転|오른쪽으로 회전|회전|หมุนขวา|หมุน',
  rotateLeft:
    'หมุน(?:ภาพ|รูป)?(?:ไป)?(?:ทาง)?ซ้าย|rotate (?:it |the (?:picture|image|photo) )?(?:to the )?left|counter-?clockwise|nach links drehen|gegen den uhrzeigersinn|gira(?:r)? a la izquierda|tourne(?:r)? à gauche|pivote(?:r)? à gauche|gir(?:e|ar) para a esquerda|xoay trái|向左旋转|逆时针|左に回転|왼쪽으로 회전|หมุนซ้าย',
  rotateHalf:
    "upside down|rotate (?:it )?(?:by )?180|180 grad|um 180|180 grados|180 degrés|180 graus|180 độ|旋转180|180度|180도|180 องศา|auf den kopf|boca abajo|à l[’']envers|de cabeça para baixo|lộn ngược|倒过来|逆さま|거꾸로|กลับหัว",
  flipDown:
    'flip (?:it )?vertical(?:ly)?|vertikal spiegeln|voltea(?:r)? verticalmente|retourne(?:r)? verticalement|invert(?:e|er) vertical(?:mente)?|lật dọc|垂直翻转|上下翻转|上下反転|상하 반전|กลับแนวตั้ง',
  desaturate:
    'desaturate|less colou?r(?:ful)?|less saturated|muted|entsättigen|weniger farbe|menos saturación|menos color|desatura(?:r)?|moins saturé|moins de couleur|désature(?:r)?|menos satura(?:ção|do)|menos cor|dessatur(?:e|ar)|giảm bão hòa|bớt màu|降低饱和|减少饱和|彩度を下げ|채도를 낮|채도 낮|ลดสี|ลดความอิ่มสี',
  moody:
    'moody|dramatic|low key|düster|dramatisch|dramático|dramatique|kịch tính|戏剧性|情绪感|ドラマチック|무디|드라마틱|ดราม่า',
  faded:
    'faded|matte|washed out|verblasst|matt|desteñido|mate|délavé|desbotado|fosco|phai màu|褪色|哑光|色あせ|マット|바랜|매트|สีซีด',
  noir: 'noir look|film noir|noir|黑色电影|フィルムノワール|누아르|ฟิล์มนัวร์',
  golden:
    'golden hour|sunset look|goldene stunde|hora dorada|heure dorée|hora dourada|giờ vàng|黄金时刻|夕焼け|ゴールデンアワー|골든 아워|แสงทอง',
  neon: 'neon look|cyberpunk|neon|霓虹|赛博朋克|ネオン|サイバーパンク|네온|사이버펑크|นีออน',
  vignette:
    'vignette|vignettierung|viñeta|vignettage|vinheta|tối góc|暗角|ビネット|周辺減光|비네트|ขอบมืด',
  straighten:
    'straighten|make (?:it|the horizon) level|level (?:it|the (?:picture|photo|image|horizon))|begradig(?:e|en)?|gerade ?(?:richten|rücken|drehen|stellen)|ausrichten|endereza(?:r)?|nivela(?:r)?|redresse[rz]?|endireit(?:e|ar)|nivel(?:e|ar)|làm thẳng|nắn thẳng|chỉnh thẳng|chỉnh nghiêng|拉直|扶正|摆正|校正(?:倾斜|水平)?|傾きを(?:直|補正|修正)(?:し(?:て)?)?|傾き補正|まっすぐに|水平に|수평(?:을)? ?맞|기울기(?:를)? ?(?:보정|바로)|똑바로|ปรับให้ตรง|ทำให้ตรง|แก้เอียง',
  addLogo: '(?:add|put|place) (?:the |my |our |a )?logo|logo|logotipo|标志|徽标|ロゴ|로고|โลโก้',
  inset:
    'inset|picture in picture|small in the corner|bild im bild|klein in die ecke|imagen en imagen|incrustation|imagem sobre imagem|ảnh trong ảnh|画中画|小窓|ピクチャーインピクチャー|화면 속 화면|ภาพซ้อนภาพ',
  beforeAfter:
    'before (?:and|/|&) ?after|before-after|vorher[ -/]*(?:und )?nachher|antes y después|avant[ -/]*(?:et )?après|antes e depois|trước (?:và )?sau|前后对比|之前之后|ビフォーアフター|비포 ?애프터|전후|ก่อน ?(?:และ)?หลัง',
} as const

/** Changes that a word or two ask for. */
export type WordedEdit = keyof typeof EDIT_WORDS
/** The others are recognized by a verb and its object. */
export type EditName =
  | WordedEdit
  | 'replaceText'
  | 'removeText'
  | 'moveText'
  | 'recolour'
  | 'shadow'
  | 'scale'
  | 'liftShadows'
  | 'lowerLights'
  | 'softLight'
