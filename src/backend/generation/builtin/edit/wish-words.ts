/** The object, place, color and shape of an edit in words; all ten languages at once. */

/** The picture's subject without a name of its own. */
export const PRODUCT =
  "product|object|item|subject|it|them|produkt|objekt|gegenstand|motiv|ware|artikel|es|producto|objeto|artículo|produit|objet|sujet|article|produto|objeto|item|sản phẩm|vật thể|món hàng|商品|产品|物品|主体|它|商品|製品|被写体|アイテム|物|제품|상품|물건|피사체|สินค้า|ผลิตภัณฑ์|วัตถุ|มัน|l[’']objet|l[’']article"

/** The same without pronouns. */
export const NAMED_PRODUCT = PRODUCT.replace(/(?:^|\|)(?:it|them|es|它|มัน)(?=\|)/gu, '')

/** Synonyms of "make it so". */
export const CHANGING =
  'make|change|turn|recolou?r|paint|dye|tint|switch|mach(?:e|en)?|färb(?:e|en)?|umfärben|einfärben|haz|hacer|pon|poner|pinta(?:r)?|tiñe|colorea(?:r)?|vuelve|rend[sz]?|rendre|mets|mettre|teins|teindre|peins|colore[rz]?|faça|deixe|deixar|torne|pinte|pintar|tinja|colora|chuyển|sang|làm|cho|sơn|nhuộm|tô|变成|变为|变|改|染成|染|涂成|涂|弄成|して|する|塗って|塗る|染めて|만들어|칠해|염색|해|ทำให้|ทำ|ทาสี|ย้อม'

export const COLOUR_ITSELF =
  'colou?rs?|coloured|colored|recolou?r|shade|hue|farb(?:e|en|ig)?|farbton|umfärben|färb(?:e|en)?|einfärben|color|colores|tono|couleurs?|teinte|coloris|cor|cores|tom|tons|màu sắc|màu|颜色|色彩|色|カラー|색깔|색상|색|สี'

/** "Light" and "dark" next to a color name. */
export const PALE =
  'sage|dusty|powder|baby|salbei|salvia|sauge|mint|menta|menthe|薄荷|ミント|민트|very light|light|pale|soft|pastel|hell|zart|pastell|blass|muy claro|claro|clara|pálido|pálida|suave|pastel|très clair|clair|claire|pâle|doux|pálido|clarinho|rất nhạt|nhạt|sáng|浅|淡|薄い|うすい|淡い|パステル|연한|옅은|밝은|อ่อน|พาสเทล'
export const DEEP =
  'navy|forest|bottle|mustard|marino|marine|mostarda|mostaza|moutarde|senf|very dark|dark|deep|dunkel|tief|muy oscuro|oscuro|oscura|intenso|foncée?|sombre|profond|escuro|escura|đậm|thẫm|sẫm|深|暗|濃い|深い|진한|짙은|어두운|เข้ม'

/** Color words the brief reader does not need. */
export const MORE_COLOURS = {
  red: '赤く|赤に|빨갛게|붉은',
  orange: '橙|오렌지|ส้ม|cam(?!\\p{L})',
  yellow: '黄色く|黄|노랗게',
  green: '緑に|薄荷|绿|풀색|เขียว',
  teal: '청록색',
  blue: '青く|蓝|파랗게|푸른|น้ำเงิน|ฟ้า',
  purple: '紫|보라색',
  pink: '粉|핑크색|ชมพู',
  brown: '茶',
  black: '黒く|黑|까맣게|검게|ดำ',
  white: '白く|白|하얗게|희게|ขาว',
  grey: '灰|그레이|เทา',
  gold: '金',
  beige: '米白|아이보리|màu kem|nền kem|สีครีม|ครีม',
} as const

/** Places on the picture: its edges and its middle. */
export const PLACES = {
  top: 'top|upper|above|oben|obere[nmrs]?|oberhalb|arriba|superior|parte de arriba|en haut|haut|au-dessus|topo|em cima|no alto|acima|phía trên|trên cùng|bên trên|góc trên|trên|上方|顶部|上面|上部|左上|右上|(?<![加添写放配印贴])上|上部|上の|상단|위쪽|위에|위|ด้านบน|บน',
  bottom:
    'bottom|lower|below|unten|untere[nmrs]?|unterhalb|abajo|inferior|parte de abajo|en bas|bas|au-dessous|embaixo|abaixo|em baixo|no pé|phía dưới|dưới cùng|bên dưới|góc dưới|dưới|下方|底部|下面|下部|左下|右下|下|下の|하단|아래쪽|아래에|아래|ด้านล่าง|ล่าง',
  left: 'left|links|linke[nmrs]?|izquierd[ao]|gauche|esquerd[ao]|bên trái|trái|左侧|左边|左上|左下|左|왼쪽|좌측|ด้านซ้าย|ซ้าย',
  right:
    'right|rechts|rechte[nmrs]?|derech[ao]|droite?|direit[ao]|bên phải|phải|右侧|右边|右上|右下|右|오른쪽|우측|ด้านขวา|ขวา',
  middle:
    'centre|center|middle|mitte|mittig|zentriert|zentrum|centro|centrad[ao]|medio|milieu|centré|meio|ở giữa|chính giữa|giữa|中间|中央|居中|正中|真ん中|中心|가운데|중앙|ตรงกลาง|กลาง',
} as const
export const CORNER =
  'corner|side|edge|part|third|area|ecke|rand|seite|bereich|esquina|lado|borde|zona|coin|côté|bord|canto|lado|borda|góc|cạnh|phần|mép|角落|角|边|处|部分|位置|隅|端|部分|側|모서리|구석|코너|쪽|มุม|ขอบ|ส่วน'

export const RATIO_NAMES = {
  '1:1':
    'square|quadratisch(?:es|e|en)?|quadrat|cuadrad[oa]|carrée?|quadrad[oa]|hình vuông|vuông|正方形|方形|スクエア|정사각형|สี่เหลี่ยมจัตุรัส|จัตุรัส',
  '9:16':
    'portrait|vertical|upright|hochformat|hochkant|vertikal|retrato|verticales|format vertical|en hauteur|retrato|khổ dọc|dọc|竖版|竖屏|竖|纵向|縦長|縦型|縦|세로형|세로|แนวตั้ง',
  '16:9':
    'landscape|horizontal|widescreen|wide format|querformat|breitbild|quer|apaisad[oa]|panorámic[oa]|paysage|paisagem|khổ ngang|ngang|横版|横屏|横向|横長|横型|横|가로형|가로|แนวนอน',
} as const
export const RATIO_ITSELF =
  'ratio|aspect|format|shape|proportions?|verhältnis|seitenverhältnis|proporción|relación|aspecto|rapport|proporção|tỉ lệ|tỷ lệ|khổ|比例|画幅|尺寸|比率|アスペクト比|サイズ|비율|화면비|อัตราส่วน|สัดส่วน|ขนาด'

/** How the sides of an extended picture should look. */
export const SIDES =
  'sides?|edges?|rest|seiten|ränder|lados|bordes|côtés|bords|laterais|bordas|hai bên|xung quanh|两侧|两边|左右|上下|周围|両側|両端|周り|余白|양옆|양쪽|여백|ด้านข้าง|รอบๆ'
export const BLURRED =
  'blur(?:red|ry)?|soft(?:ened)?|unscharf|verschwommen|weichgezeichnet|verwischt|desenfocad[oa]s?|difuminad[oa]s?|borros[oa]s?|flout?(?:ée?s?|e|es)?|flous?|desfocad[oa]s?|mờ|làm mờ|模糊|虚化|ぼかし(?:て)?|ぼかす|흐리게|블러|เบลอ'

/** The shadow of an object, which comes with every new background. */
export const SHADOW =
  'shadows?|drop shadow|contact shadow|schatten|schlagschatten|sombras?|ombres?|ombrage|bóng đổ|bóng|阴影|投影|影子|影|그림자|เงา'
export const REFLECTION =
  'reflections?|reflect(?:s|ing)?|mirrored floor|glossy|spiegelung|spiegelnd|glänzend|reflejos?|reflexión|brillante|reflets?|reflet|reflexos?|brilho|phản chiếu|bóng phản chiếu|倒影|反光|反射|映り込み|反射|반사|비침|เงาสะท้อน|สะท้อน'

export const REMOVING =
  'remove|delete|erase|take (?:out|away|off)|get rid of|wipe|clear|entferne?n?|lösche?n?|weg|herausnehmen|elimina(?:r)?|quita(?:r)?|borra(?:r)?|saca|supprime[rz]?|enlève[rz]?|efface[rz]?|retire[rz]?|remov(?:a|er)|tir(?:e|a|ar)|apag(?:ue|ar)|elimine|exclua|xóa|xoá|bỏ|loại bỏ|gỡ|去掉|去除|删除|移除|擦除|抹掉|清除|消して|消す|消去|削除(?:して)?|取って|取り除(?:いて|く)|除去|지워|제거|삭제|없애|ลบ|เอาออก|เอา|ออก'

/** Words for an advertisement: without one of them, a sentence about a picture asks for no ad. */
export const AD_NOUNS =
  'ads?(?!\\p{L})|adverts?|advertisements?|poster|banner|flyer|leaflet|story|post|billboard|cover|creative|anzeige|werbung|werbeanzeige|werbeplakat|plakat|flugblatt|anuncio|publicidad|cartel|póster|folleto|annonce|affiche|publicité|pub|bannière|prospectus|anúncio|propaganda|cartaz|panfleto|quảng cáo|áp phích|tờ rơi|bài đăng|广告|海报|横幅|传单|宣传图|広告|ポスター|バナー|チラシ|광고|포스터|배너|전단|โฆษณา|โปสเตอร์|แบนเนอร์|ใบปลิว'

/** More or less of an existing shade. */
export const COMPARATIVE =
  'darker|lighter|deeper|paler|brighter|dunkler|heller|kräftiger|blasser|más (?:oscur|clar)[oa]|plus (?:clair|claire|foncé|foncée|sombre)|mais (?:escur|clar)[oa]|đậm hơn|nhạt hơn|sáng hơn|tối hơn|更深|更浅|更亮|更暗|もっと(?:濃く|薄く)|더 (?:진하게|연하게|어둡게|밝게)|เข้มขึ้น|อ่อนลง|สว่างขึ้น'

/** Materials of the tables the engine paints. */
export const WOOD =
  'wooden|wood|holz|aus holz|hölzern|de madera|madera|en bois|bois|de madeira|madeira|bằng gỗ|gỗ|木质|木头|木制|木|木製|木の|나무|원목|ไม้'

/** Products that ads seldom show, so that the brief reader does not know them. */
export const GOODS =
  'flacons?|flakons?|frascos?|fioles?|bottles?|jars?|box(?:es)?|bags?|package|packaging|tubes?|chairs?|sofa|lamps?|vases?|glass|flaschen?|dosen?|gläser|glas|schachteln?|tüten?|taschen?|verpackung|tuben?|stühle|stuhl|lampen?|vasen?|botellas?|tarros?|latas?|cajas?|bolsas?|envase|tubos?|sillas?|lámparas?|jarrón|vaso|bouteilles?|pots?|boîtes?|canettes?|sacs?|emballage|chaises?|lampes?|verre|garrafas?|potes?|latas?|caixas?|bolsas?|sacolas?|embalagem|cadeiras?|lâmpadas?|luminárias?|vasos?|copos?|chai|lọ|hũ|lon|hộp|túi|bao bì|ghế|đèn|bình hoa|ly|瓶子|瓶|罐子|罐|盒子|盒|袋子|包装|椅子|台灯|花瓶|玻璃杯|ボトル|瓶|缶|箱|袋|パッケージ|チューブ|椅子|ランプ|花瓶|グラス|병|캔|상자|가방|포장|튜브|의자|램프|조명|꽃병|유리잔|ขวด|กระปุก|กระป๋อง|กล่อง|ถุง|กระเป๋า|บรรจุภัณฑ์|เก้าอี้|โคมไฟ|แจกัน|แก้ว'

/** How strong a background color should be, if its name does not say so. */
export const STRENGTHS =
  'rich|bold|bright|vivid|strong|solid|plain|satte[snrm]?|kräftige[snrm]?|leuchtende[snrm]?|einfarbig(?:e[snrm]?)?|vivo|viva|intenso|sólido|lis[oa]|vif|vive|uni|unie|soutenue?|intense|vibrante|forte|rực|đậm đà|trơn|鲜艳的?|纯|亮|鮮やかな|明るい|単色の?|선명한|단색|สด|ล้วน'

/** Introduces or counts the words of a badge or line. */
export const SAYING =
  'saying|that says|says|reading|with the words?|steht|aufschrift|mit der aufschrift|beschriftet|que diga|que dice|que ponga|con el texto|disant|qui dit|avec la mention|escrito|dizendo|que diz|que diga|com o texto|ghi|có ghi|nội dung|写着|内容为|[一二两三四五六七八九十]个字|字样|と書いた|と書かれた|という|라고 적힌|라고 쓴|적힌|라는|ว่า|ที่เขียนว่า|เขียนว่า'
