/** Word lists of instructions that are not changes themselves; all ten languages at once. */

/** Said around a change and without meaning of its own. */
export const FILLERS =
  "please|bitte|por favor|s[’']il (?:te|vous) pla[iî]t|xin|vui lòng|hãy|请|請|ください|お願い|して|에|해 ?주세요|해줘|주세요|กรุณา|ช่วย|ให้|หน่อย|make|made|turn|give|get|change|edit|apply|use|set|let|want|need|would|like|should|could|can|you|have|keep|look|looks|looking|nice|nicer|better|good|great|more|less|the|this|that|its|it|and|with|into|for|from|of|to|in|on|at|by|as|my|our|me|an?|picture|pictures|image|images|photo|photos|product|object|subject|ratio|format|size|effect|filter|style|tone|tones|colou?rs?|background|whole|entire|some|all|both|then|also|new|mach|mache|machen|mehr|weniger|das|die|der|den|dem|ein|eine|einen|einem|bild|bilder|foto|fotos|und|mit|auf|in|im|am|zu|für|als|es|ihn|sie|soll|sein|aussehen|schöner|besser|stil|effekt|farbe|farben|hinzufügen|füge|hinzu|setze|ändere|haz|hacer|hazlo|pon|poner|que|sea|más|menos|la|el|los|las|lo|un|una|imagen|imágenes|foto|fotos|con|de|del|en|para|por|color|colores|estilo|efecto|añade|agrega|fais|faire|rend[sz]?|rendre|mets|mettre|plus|moins|le|les|une|des|du|au|aux|image|images|photo|photos|avec|dans|sur|pour|et|style|effet|couleurs?|ajoute|ajouter|faça|fazer|deixe|deixar|torne|mais|menos|os|as|uma|um|do|da|no|na|imagem|imagens|com|para|cor|cores|adicione|adicionar|coloque|e|o|y|làm|cho|ảnh|bức|hình|hơn|thêm|màu|phong cách|thành|với|và|của|này|trông|một|cái|把|让|使|将|这|张|图|图片|照片|画面|变|得|更|一些|一点|加|上|个|的|了|成|和|并|颜色|风格|调|を|に|が|は|の|で|と|画像|写真|もっと|少し|色|感じ|風|する|した|付け|入れ|追加|変え|사진|이미지|그림|을|를|이|가|은|는|의|로|으로|더|좀|하고|그리고|색|스타일|만들어|바꿔|추가|넣어|해|ภาพ|รูป|นี้|ทำ|เป็น|และ|ขึ้น|ลง|สี|โทน|เพิ่ม|ใส่|แบบ|ด้วย|ที่"

export const A_LITTLE =
  'a bit|a little|slightly|a touch|subtle|etwas|leicht|ein bisschen|ein wenig|un poco|ligeramente|un peu|légèrement|um pouco|ligeiramente|levemente|hơi|một chút|nhẹ|稍微|一点|一些|略微|少し|ちょっと|やや|조금|살짝|약간|นิดหน่อย|เล็กน้อย|หน่อย'
export const A_LOT =
  'much|a lot|very|strong(?:ly)?|far|viel|stark|sehr|deutlich|mucho|muy|bastante|beaucoup|très|fortement|muito|bem mais|nhiều|rất|mạnh|很多|非常|大幅|明显|すごく|とても|かなり|大きく|많이|훨씬|매우|아주|มากๆ|มาก|เยอะ'

/** What lies between two changes in one sentence. */
export const SEPARATOR =
  /[,;.!?\n，。；、！？]+| (?:and then|and|then|und dann|und|dann|y luego|y|luego|et puis|et|puis|e depois|e|depois|và|rồi|sau đó|그리고|และ|แล้ว) |并且|然后|同时|并|そして|それから|하고|แล้ว|และ/u

/** People, their looks and their doings: no layout engine changes these. */
export const BEYOND =
  'smile|smiling|laugh|frown|wink|pose|dance|wave|older|younger|hairstyle|haircut|beard|moustache|eyes|lächeln|lacht|älter|jünger|frisur|bart|augen|sonr[ií]\\p{L}*|más joven|barba|ojos|peinado|sourire|souri\\p{L}*|plus jeune|barbe|yeux|sorri\\p{L}*|mais jovem|olhos|cười|trẻ hơn|râu|mắt|微笑|笑|变年轻|胡子|眼睛|发型|笑顔|笑って|若く|ひげ|目を|미소|웃|젊게|수염|눈을|ยิ้ม|หัวเราะ|หนวด|ดวงตา|อ่อนวัย'

/** Grounds the engine paints, by the words that ask for them. */
export const GROUND_WORDS = {
  shore:
    'beach|beaches|seaside|seashore|sea|ocean|shore|strand|meer|ozean|küste|playa|mar|océano|costa|orilla|plage|mer|océan|bord de mer|praia|oceano|beira-mar|biển|bãi biển|đại dương|海滩|沙滩|海边|大海|海洋|ビーチ|海|砂浜|浜辺|海岸|해변|바다|바닷가|ชายหาด|ทะเล|ชายทะเล',
  table:
    'table|tabletop|desk|counter|wooden table|tisch|holztisch|schreibtisch|theke|mesa|escritorio|mostrador|table en bois|comptoir|bureau|balcão|escrivaninha|cái bàn|mặt bàn|bàn gỗ|桌子|桌面|木桌|餐桌|テーブル|机|卓上|테이블|탁자|책상|โต๊ะ',
  terrain:
    'mountains?|hills?|desert|landscape|sky|sunset|nature|meadow|forest|berge?|wüste|landschaft|himmel|sonnenuntergang|natur|wald|wiese|montañas?|desierto|paisaje|cielo|atardecer|naturaleza|bosque|montagnes?|désert|paysage|ciel|coucher de soleil|nature|forêt|montanhas?|deserto|paisagem|céu|pôr do sol|natureza|floresta|núi|sa mạc|phong cảnh|bầu trời|hoàng hôn|rừng|山|沙漠|风景|天空|日落|自然|森林|山|砂漠|風景|空|夕日|自然|森|산|사막|풍경|하늘|노을|자연|숲|ภูเขา|ทะเลทราย|ท้องฟ้า|พระอาทิตย์ตก|ธรรมชาติ|ป่า',
  bokeh:
    'bokeh|lights|city|skyline|downtown|stadt|großstadt|ciudad|ville|cidade|thành phố|城市|都市|街|도시|เมือง|night|party|lichter|nacht|luces|noche|lumières|nuit|luzes|noite|ánh đèn|đêm|灯光|夜|光斑|光|夜景|ボケ|불빛|밤|보케|แสงไฟ|กลางคืน|โบเก้',
  mesh: 'gradient|verlauf|farbverlauf|degradado|gradiente|dégradé|degradê|chuyển màu|渐变|グラデーション|그라데이션|ไล่สี|ไล่เฉด',
  paper: 'paper|papier|papel|giấy|纸|紙|종이|กระดาษ',
  geometric: 'geometric|geometrisch|geométric[oa]|géométrique|hình học|几何|幾何|기하학|เรขาคณิต',
  studio:
    'studio|plain|clean|neutral|simple|schlicht|einfarbig|estudio|liso|simple|neutro|uni|estúdio|phòng chụp|trơn|影棚|摄影棚|纯色|简洁|スタジオ|無地|シンプル|스튜디오|단색|สตูดิโอ|เรียบ',
} as const

export type GroundName = keyof typeof GROUND_WORDS

/** Asks for other words in place of words; what stands between the two; what words are called. */
export const REPLACING =
  'replace|change|swap|ersetze[n]?|ändere?|tausche?|reemplaza(?:r)?|cambia(?:r)?|sustitu(?:ye|ir)|remplace[rz]?|change[rz]?|substitu(?:a|ir|i)|troque|trocar|muda(?:r)?|mude|altere|thay(?: thế)?|đổi|替换|换成|换为|改成|改为|置き換え(?:て)?|書き換え|変更(?:して)?|変えて|바꿔|바꾸|교체|변경|เปลี่ยน|แทนที่'
export const REPLACED_BY =
  'with|by|to|durch|gegen|zu|por|par|en|pelo|pela|bằng|thành|为|成|に|へ|를|을|로|으로|เป็น|ด้วย'
export const WORDS_THEMSELVES =
  'text|words?|headline|title|caption|lettering|texte?s?|wörter|wort|überschrift|titel|schrift|schriftzug|textos?|palabras?|título|titular|rótulo|mots?|titre|palavras?|manchete|chữ|từ|tiêu đề|văn bản|文字|文案|标题|文本|テキスト|見出し|タイトル|文言|텍스트|문구|글자|제목|글|ข้อความ|หัวข้อ|คำ|ตัวอักษร'

/** Where things stand: "on a beach", with a ground the engine paints, asks for that ground. */
export const PLACED =
  'put|place|set|show|on|in|at|onto|against|in front of|stell|stelle|setze|auf|am|an|im|vor|bei|pon|poner|coloca(?:r)?|en|sobre|mets|mettre|place[rz]?|sur|à|dans|au|devant|coloque|ponha|em|no|na|đặt|trên|ở|trong|放|在|置いて|置く|置|で|に|놓아|놓고|놓|에서|에|위에|วาง|ที่|บน|ใน|ริม'

/** Times of day that give a place its light. */
export const EVENING =
  'sunset|evening|dusk|golden hour|sundown|sonnenuntergang|abend|dämmerung|atardecer|puesta de sol|ocaso|coucher de soleil|soir|crépuscule|pôr do sol|entardecer|hoàng hôn|日落|傍晚|黄昏|夕阳|夕日|夕暮れ|夕焼け|노을|석양|저녁|พระอาทิตย์ตก|ยามเย็น'

/** Says that the second picture given is meant. */
export const OTHER_PICTURE =
  'second (?:picture|image|photo)|other (?:picture|image|photo)|zweite[sn]? (?:bild|foto)|andere[sn]? (?:bild|foto)|segunda (?:imagen|foto|imagem)|otra (?:imagen|foto)|outra (?:imagem|foto)|deuxième (?:image|photo)|seconde (?:image|photo)|autre (?:image|photo)|ảnh thứ hai|ảnh kia|第二张|另一张|2枚目|もう一枚|두 ?번째|다른 사진|ภาพที่สอง|อีกภาพ'
