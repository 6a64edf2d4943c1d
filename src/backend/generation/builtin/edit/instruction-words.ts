/** Word lists for instructions that are not changes themselves; all ten languages at once. */

/** Words around a change, without meaning of their own. */
export const FILLERS =
  "please|bitte|por favor|s[’']il (?:te|vous) pla[iî]t|xin|vui lòng|hãy|请|請|ください|お願い|して|에|해 ?주세요|해줘|주세요|กรุณา|ช่วย|ให้|หน่อย|make|made|turn|give|get|change|edit|apply|use|set|let|want|need|would|like|should|could|can|you|have|keep|look|looks|looking|nice|nicer|better|good|great|more|the|this|that|its|it|and|with|into|for|from|of|to|in|on|at|by|as|my|our|me|an?|picture|pictures|image|images|photo|photos|product|object|subject|ratio|format|size|effect|filter|style|tone|tones|colou?rs?|background|whole|entire|some|all|both|then|also|new|mach|mache|machen|mehr|das|die|der|den|dem|ein|eine|einen|einem|bild|bilder|foto|fotos|und|mit|auf|in|im|am|zu|für|als|es|ihn|sie|soll|sein|aussehen|schöner|besser|stil|effekt|farbe|farben|hinzufügen|füge|hinzu|setze|ändere|haz|hacer|hazlo|pon|poner|que|sea|más|la|el|los|las|lo|un|una|imagen|imágenes|foto|fotos|con|de|del|en|para|por|color|colores|estilo|efecto|añade|agrega|fais|faire|rend[sz]?|rendre|mets|mettre|plus|le|les|une|des|du|au|aux|image|images|photo|photos|avec|dans|sur|pour|et|style|effet|couleurs?|ajoute|ajouter|faça|fazer|deixe|deixar|torne|mais|os|as|uma|um|do|da|no|na|imagem|imagens|com|para|cor|cores|adicione|adicionar|coloque|e|o|y|làm|cho|ảnh|bức|hình|hơn|thêm|màu|phong cách|thành|với|và|của|này|trông|một|cái|把|让|使|将|这|张|图|图片|照片|画面|变|得|更|一些|一点|加|上|个|的|了|成|和|并|颜色|风格|调|を|に|が|は|の|で|と|画像|写真|もっと|少し|色|感じ|風|する|した|付け|入れ|追加|変え|사진|이미지|그림|을|를|이|가|은|는|의|로|으로|더|좀|하고|그리고|색|스타일|만들어|바꿔|추가|넣어|해|ภาพ|รูป|นี้|ทำ|เป็น|และ|ขึ้น|ลง|สี|โทน|เพิ่ม|ใส่|แบบ|ด้วย|ที่"

/** Verbs that only say "do it", whatever the change. */
export const DOING =
  'pásal[oa]|conviértel[oa]|hazl[oa]|ponl[oa]|déjal[oa]|around|rund um|um|herum|alrededor(?: de)?|autour(?: de)?|em volta(?: de)?|ao redor|drumherum|ringsum|quanh|lên|围绕|周囲|our|your|unser[e]?|unseren|mein[e]?|meinen|ihren|nuestr[oa]s?|mi|tu|notre|nos|votre|vos|mon|nosso|nossa|meu|minha|chúng tôi|của tôi|我们|我|私たち|うち|우리|내|ของเรา|ของฉัน|put|place|add|include|draw|apply|do|increase|raise|boost|adjust|go|going|little|both|erhöhe[n]?|verstärke[n]?|gib|bringe?|nimm|aumenta(?:r)?|sube|subir|da|dale|ajusta(?:r)?|augmente[rz]?|monte[rz]?|donne[rz]?|ajuste[rz]?|aumente|aumentar|suba|dê|ajuste|tăng|chỉnh|đưa|cho|提高|增加|增强|加强|加大|调整|给|做|弄|上げ(?:て)?|高め(?:て)?|強め(?:て)?|強く|出して|お願い|높이기|높여|올려|강하게|느낌|하게|게|줘|ปรับ|เพิ่ม|เร่ง|convert|passe[rz]?|convertis|convertir|transforme[rz]?|convierte|pasa|converta|transforma|wandle|wandeln|chuyển|변환'

/** Small words of every sentence, but none that narrows a wish, such as "only", "except" or "with". */
export const EVERYDAY =
  "kindly|just|simply|really|so|i|i[’']d|we|us|will|be|is|are|one|thing|everything|here|there|too|again|bit|shot|pic|degrees?|by|now|mal|doch|einfach|noch|auch|jetzt|wieder|ich|wir|möchte|will|hätte|gern|gerne|kannst|könntest|du|wird|werden|ist|hier|da|dort|damit|mir|uns|ganze[nsr]?|gesamte[nsr]?|alles|aus|von|vom|des|durch|grad|satte[sn]?|quiero|quisiera|gustaría|puedes|podrías|esta|este|esto|toda|todo|también|ahora|su|se|le|al|desde|hasta|grados|s[’']il te plaît|s[’']il vous plaît|svp|stp|je|j[’']aimerais|voudrais|veux|peux-tu|pouvez-vous|cette|cet|ce|toute|tout|aussi|maintenant|juste|à|est|soit|degrés|quero|queria|gostaria|pode|poderia|isto|também|agora|ao|em|fique|graus|giúp|tôi|mình|nhé|nha|đi|lại|ra|cũng|luôn|xuống|vào|từ|đó|kia|toàn bộ|tấm|độ|帮|我|一|在|里|中|处|到|它|能|可以|想|要|吧|吗|呢|再|也|都|全|整|幅|度|下|だけ|くれる|ほしい|欲しい|この|その|全体|ちょうど|もう|も|から|まで|です|ます|ね|よ|い|し|て|전체|도|까지|해줄래|싶어|부탁|요|정도|그|저|이|ครับ|ค่ะ|นะ|ของ|อยู่|จาก|ไป|มา|อีก|องศา|จะ|ได้|ไหม|ที|up|instead|stattdessen|dafür|à la place|en su lugar|en lugar de eso|no lugar|em vez disso|thay vào đó|代わりに|대신|แทน|vea|luzca|wirkt|wirken|pareça"

/** Reverses a change. */
export const REDUCING =
  'less|reduce[ds]?|lower|decrease|weaker|weniger|verringer[en]*|reduzier[en]*|senke[n]?|schwächer|menos|reduce|reducir|baja(?:r)?|disminuye|moins|réduis|réduire|réduisez|baisse[rz]?|diminue[rz]?|menos|diminu(?:a|ir)|reduza|reduzir|abaixe|bớt|giảm|ít|降低|减少|减弱|降|少一点|少一些|不要太|下げ(?:て)?|減らし(?:て)?|抑え(?:て)?|弱め(?:て)?|弱く|낮춰|낮추|줄여|덜|약하게|ลด|น้อยลง'

export const A_LITTLE =
  'a bit|a little|slightly|a touch|subtle|etwas|leicht|ein bisschen|ein wenig|un poco|ligeramente|un peu|légèrement|um pouco|ligeiramente|levemente|hơi|một chút|nhẹ|稍微|一点|一些|略微|少しだけ|少し|ちょっとだけ|ちょっと|やや|조금|살짝|약간|นิดหน่อย|เล็กน้อย|หน่อย'
export const A_LOT =
  'much|a lot|very|strong(?:ly)?|far|viel|stark|sehr|deutlich|mucho|muy|bastante|beaucoup|très|fortement|muito|bem mais|nhiều|rất|mạnh|很多|非常|大幅|明显|すごく|とても|かなり|大きく|많이|훨씬|매우|아주|มากๆ|มาก|เยอะ'

/** Separates two changes in one sentence. */
export const SEPARATOR =
  /[,;.!?\n，。；、！？]+(?! ?was (?:hinter|dahinter))| (?:and then|and|then|but|aber|pero|mas|nhưng|แต่|und dann|und|dann|y luego|y|luego|et puis|et|puis|e depois|e|depois|và|rồi|sau đó|그리고|และ|แล้ว) |并且|然后|同时|但是|但|并|そして|それから|하고|(?<=[꾸넣주두리우])고(?= )|แล้ว|และ| (?=ใส่|เปลี่ยน|เพิ่ม|ปรับ|ลบ)/u

/** People, their looks and actions: no layout engine changes these. */
export const BEYOND =
  'smile|smiling|laugh|frown|wink|posing|dance|wave|older|younger|hairstyle|haircut|beard|moustache|eyes|lächeln|lacht|älter|jünger|frisur|bart|augen|sonr[ií]\\p{L}*|más joven|barba|ojos|peinado|sourire|souri\\p{L}*|plus jeune|barbe|yeux|sorri\\p{L}*|mais jovem|olhos|cười|trẻ hơn|râu|mắt|微笑|笑|变年轻|胡子|眼睛|发型|笑顔|笑って|若く|ひげ|目を|미소|웃|젊게|수염|눈을|ยิ้ม|หัวเราะ|หนวด|ดวงตา|อ่อนวัย'

/** The backgrounds the engine paints, by the words that ask for them. */
export const GROUND_WORDS = {
  window:
    'window ?light|windows?|soft light|fensterlicht|fenster|weiches licht|luz de (?:la |una )?ventana|ventana|luz suave|lumière (?:de |d’une )?fenêtre|fenêtre|lumière douce|luz (?:da |de )?janela|janela|ánh sáng cửa sổ|cửa sổ|ánh sáng dịu|窗光|窗户|窗边|窗前|窗外光|窗|柔光|窓辺|窓の光|窓際|窓|柔らかい光|창가|창문|부드러운 빛|แสงหน้าต่าง|หน้าต่าง|แสงนุ่ม',
  shore:
    'beach|beaches|seaside|seashore|sea|ocean|shore|strand|meer|ozean|küste|playa|mar|océano|costa|orilla|plage|mer|océan|bord de mer|praia|oceano|beira-mar|biển|bãi biển|đại dương|海滩|沙滩|海边|大海|海洋|ビーチ|海|砂浜|浜辺|海岸|해변|바다|바닷가|ชายหาด|ทะเล|ชายทะเล',
  table:
    'table|tabletop|desk|counter|wooden table|tisch|holztisch|schreibtisch|theke|mesa|escritorio|mostrador|table en bois|comptoir|bureau|balcão|escrivaninha|cái bàn|mặt bàn|bàn gỗ|桌子|桌面|木桌|餐桌|テーブル|机|卓上|테이블|탁자|책상|โต๊ะ',
  terrain:
    'mountains?|hills?|desert|landscape|sky|sunset|nature|meadow|forest|berge?|wüste|landschaft|himmel|sonnenuntergang|natur|wald|wiese|montañas?|desierto|paisaje|cielo|atardecer|naturaleza|bosque|montagnes?|désert|paysage|ciel|coucher de soleil|nature|forêt|montanhas?|deserto|paisagem|céu|pôr do sol|natureza|floresta|núi|sa mạc|phong cảnh|bầu trời|hoàng hôn|rừng|山|沙漠|风景|天空|日落|自然|森林|山|砂漠|風景|空|夕日|自然|森|산|사막|풍경|하늘|노을|자연|숲|ภูเขา|ทะเลทราย|ท้องฟ้า|พระอาทิตย์ตก|ธรรมชาติ|ป่า',
  bokeh:
    'bokeh|lights|city|skyline|downtown|stadt|großstadt|ciudad|ville|cidade|thành phố|城市|都市|街|도시|เมือง|night|party|lichter|nacht|luces|noche|lumières|nuit|luzes|noite|ánh đèn|đêm|灯光|夜|光斑|光|夜景|ボケ|불빛|밤|보케|แสงไฟ|กลางคืน|โบเก้',
  sand: '(?<!\\p{L})sand(?!\\p{L})|sandy|sanddüne|sandboden|arena|sable|areia|cát|沙子|沙地|沙面|细沙|沙堆|砂(?![漠浜糖])|모래|ทราย',
  mesh: 'gradient|verlauf|farbverlauf|degradado|gradiente|dégradé|degradê|chuyển màu|渐变|グラデーション|그라데이션|ไล่สี|ไล่เฉด',
  paper: 'paper|papier|papel|giấy|纸|紙|종이|กระดาษ',
  geometric: 'geometric|geometrisch|geométric[oa]|géométrique|hình học|几何|幾何|기하학|เรขาคณิต',
  studio:
    'studio|sweep|cyclorama|cyc wall|infinity cove|hohlkehle|fondo infinito|fond infini|fundo infinito|无影|ホリゾント|호리존|plain|clean|neutral|simple|schlicht|einfarbig|estudio|liso|simple|neutro|uni|estúdio|phòng chụp|trơn|影棚|摄影棚|纯色|简洁|スタジオ|無地|シンプル|스튜디오|단색|สตูดิโอ|เรียบ',
} as const

export type GroundName = keyof typeof GROUND_WORDS

/** Words that ask to replace text, separate the old from the new text, and name text. */
export const REPLACING =
  'replace|change|swap|ersetze[n]?|ändere?|tausche?|reemplaza(?:r)?|cambia(?:r)?|sustitu(?:ye|ir)|remplace[rz]?|change[rz]?|substitu(?:a|ir|i)|troque|trocar|muda(?:r)?|mude|altere|thay(?: thế)?|đổi|替换|换成|换为|改成|改为|置き換え(?:て)?|書き換え|変更(?:して)?|変えて|바꿔|바꾸|교체|변경|เปลี่ยน|แทนที่'
export const REPLACED_BY =
  'with|by|to|durch|gegen|zu|por|par|en|pelo|pela|bằng|thành|为|成|に|へ|를|을|로|으로|เป็น|ด้วย'
export const WORDS_THEMSELVES =
  'text|words?|headline|title|caption|lettering|texte?s?|wörter|wort|überschrift|titel|schrift|schriftzug|textos?|palabras?|título|titular|rótulo|mots?|titre|palavras?|manchete|chữ|từ|tiêu đề|văn bản|文字|文案|标题|文本|テキスト|見出し|タイトル|文言|텍스트|문구|글자|제목|글|ข้อความ|หัวข้อ|คำ|ตัวอักษร|letters|buchstaben|lettres|letras|chữ cái|字样'

/** Words of placement: "on a beach" asks for that background if the engine paints it. */
export const PLACED =
  'häng(?:e|en)?|kleb(?:e|en)?|rein|hinein|drauf|overlay|superimpose|stamp|over|across|along|leg(?:e|en)? .{0,3}über|superpón|superponer?|encima de|superpose[rz]?|par-dessus|sobreponha|por cima|chèn|đè lên|叠加|印上|盖上|重ねて|겹쳐|찍어|ทับ|พิมพ์|drop|suelta|déposer?|dépose|pousa|solte|put|place|pose[rz]?|lay|lege|stehen|deja|acomoda|apoya|dispose[rz]?|bày|để|摆|放到|put|place|set|show|on|in|at|onto|against|in front of|stell|stelle|setze|auf|am|an|im|vor|bei|pon|poner|coloca(?:r)?|en|sobre|mets|mettre|place[rz]?|sur|à|dans|au|devant|coloque|ponha|em|no|na|đặt|trên|ở|trong|放|在|置いて|置く|置|で|に|놓아|놓고|놓|에서|에|위에|วาง|ที่|บน|ใน|ริม|near|beside|nahe|neben|près|proche|junto|cerca|perto|gần|旁边|そば|옆'

/** Times of day that set a place's light. */
export const EVENING =
  'sunset|evening|dusk|golden hour|sundown|sonnenuntergang|abend|dämmerung|atardecer|puesta de sol|ocaso|coucher de soleil|soir|crépuscule|pôr do sol|entardecer|hoàng hôn|日落|傍晚|黄昏|夕阳|夕日|夕暮れ|夕焼け|노을|석양|저녁|พระอาทิตย์ตก|ยามเย็น'

/** Refers to the second picture given. */
export const OTHER_PICTURE =
  'second (?:picture|image|photo)|other (?:picture|image|photo)|zweite[sn]? (?:bild|foto)|andere[sn]? (?:bild|foto)|segunda (?:imagen|foto|imagem)|otra (?:imagen|foto)|outra (?:imagem|foto)|deuxième (?:image|photo)|seconde (?:image|photo)|autre (?:image|photo)|ảnh thứ hai|ảnh kia|第二张|另一张|2枚目|もう一枚|두 ?번째|다른 사진|ภาพที่สอง|อีกภาพ'

/** Another thing of the same kind, not the one in the picture. */
export const INDEFINITE =
  'an?|some|another|more|with|two|three|ein|eine|einen|einem|mit|zwei|noch|un|una|unos|otro|otra|con|dos|une|des|autre|avec|deux|um|uma|outro|outra|com|dois|duas|một|thêm|với|hai|con|一[只个张杯把条台]|两[只个张杯]|加|和|と|別の|もう一|다른|와|과|하고|อีก|กับ|และ'

export const KEEPING =
  "keep(?:s|ing)?|leave|unchanged|untouched|as (?:it is|is|before)|stays?|remain(?:s)?|don[’']t (?:change|touch)|without changing|behalte[n]?|behält|lass(?:en|e)?|unverändert|bleibt|so lassen|conserva(?:r|ndo)?|mantén|mantener|manteniendo|deja(?:r|ndo)?|sin cambiar|sin tocar|igual|garde[rz]?|en gardant|gardant|laisse[rz]?|inchangée?|sans changer|sans toucher|mantenha|manter|mantendo|deixe|sem mudar|sem alterar|intact[oa]|giữ nguyên|giữ|để nguyên|không đổi|不变|不动|保持|保留|维持|そのまま|残して|残し|維持|変えずに|変えない(?:で)?|그대로|유지(?:하고|해)?|건드리지|바꾸지 말고|คงเดิม|คงไว้|เหมือนเดิม|ไม่เปลี่ยน|bleiben|drauf bleiben|reste[nrz]?|restent|se queda|quede|fica|vẫn|不要动|别动|不要变|别变|動かさない(?:で)?"

export const NEGATION =
  "not|don[’']t|never|without|kein(?:e|en|er|es)?|nicht|ohne|sin|ningún|ninguna|jamás|sans|pas|aucune?|jamais|sem|não|nenhum|nenhuma|không|đừng|chớ|不要|不|别|没有|无|なし|ないで|せずに|말고|없이|지 마|ไม่|อย่า"

export const PICTURE_ITSELF =
  'pictures?|images?|photos?|bild(?:er)?|fotos?|imagen|imágenes|imagem|imagens|ảnh|hình|图片|照片|画面|图|写真|画像|사진|이미지|그림(?!자)|ภาพ|รูป'

/** Sentences that begin like this are orders to the engine, not ad copy. */
export const ORDERS =
  /^\s*(?:(?:please|bitte|por favor|s[’']il (?:vous|te) plaît|xin|vui lòng|hãy|请|กรุณา|ช่วย)[\s,]*)?(?:(?:make|change|turn|replace|swap|remove|delete|erase|add|put|place|set|let|give|move|show|fix|mach|mache|ändere|ersetze|entferne|lösche|füge|setze?|stelle?|lass|gib|zeige?|haz|cambia|reemplaza|sustituye|elimina|quita|borra|añade|agrega|pon|coloca|deja|dale|muestra|change[rz]?|remplace[rz]?|supprime[rz]?|enlève[rz]?|ajoute[rz]?|mets|mettez|fais|faites|rends|donne|montre|mude|troque|substitua|remova|tire|apague|adicione|coloque|ponha|faça|deixe|dê|mostre?|làm|đổi|thay|xóa|xoá|bỏ|thêm|đặt|cho|biến)(?!\p{L})|把|让|给|将|使|去掉|删除|添加|换|ทำ|เปลี่ยน|ลบ|เพิ่ม|ใส่|วาง)|(?:して|て|で)(?:ください|下さい|ほしい)?[。！!\s]*$|(?:줘|주세요|해라|바꿔|하세요)[.!\s]*$/iu
