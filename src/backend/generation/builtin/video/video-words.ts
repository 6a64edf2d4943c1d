/** The words people use to ask for video edits, in the ten languages. */
export const VIDEO_WORDS = {
  reverse:
    "reverse|backwards|rückwärts|al revés|hacia atrás|à l[’']envers|inverse|reverso|de trás para|đảo ngược|tua ngược|倒放|反向|逆再生|逆向|거꾸로|역재생|ย้อนกลับ|เล่นย้อน",
  faster:
    'faster|speed up|time-?lapse|double speed|schneller|beschleunig|zeitraffer|más rápido|acelera|plus vite|accélér|mais rápido|aceler|nhanh hơn|tăng tốc|加速|快进|更快|早く|早送り|빠르게|배속|เร็วขึ้น|เร่ง',
  slower:
    'slower|slow down|slow motion|slow-?mo|langsamer|zeitlupe|más lento|cámara lenta|ralenti|plus lent|mais lento|câmera lenta|chậm|慢动作|减速|慢放|ゆっくり|スロー|느리게|슬로우|슬로모션|ช้าลง|สโลว์',
  trim: 'trim|shorten|cut to|only the (?:first|last)|keep|kürze|kürzen|schneiden|nur die|recorta|acorta|solo l[oa]s|coupe|raccourci|garde|seulement|cort(?:e|ar)|encurt|apenas|mantenha|cắt|rút ngắn|chỉ giữ|giữ lại|剪短|裁剪|截取|保留|只要|トリミング|短く|カット|だけ残|자르|잘라|줄여|만 남|ตัด|สั้นลง|เก็บเฉพาะ',
  cutPart:
    'cut out|remove|delete|take out|entfern|lösche|herausschneiden|schneide .{0,30}(?:heraus|raus)|elimina|quita|borra|supprime|enlève|retire|remov(?:a|er)|exclu(?:a|ir)|tire|xóa|xoá|bỏ|loại bỏ|删除|删掉|去掉|剪掉|剪去|削除|取り除|삭제|제거|빼|ลบ|เอาออก|ตัดออก',
  music: 'music|soundtrack|song|musik|música|musique|nhạc|音乐|配乐|音楽|BGM|음악|เพลง|ดนตรี',
  mute: 'mute|without sound|no (?:sound|audio)|remove (?:the )?(?:sound|audio)|silent|stumm|ohne ton|ton (?:entfernen|aus)|ton weg|sin sonido|silencia|quita(?:r)? el sonido|sans (?:le )?son|couper? le son|muet|sem som|sem áudio|remov(?:a|er) o (?:som|áudio)|tắt tiếng|bỏ âm thanh|xóa âm thanh|không có tiếng|静音|去掉声音|去除声音|无声|消音|音を消|無音|음소거|소리 (?:없이|제거)|소리를 (?:없애|제거|꺼)|ปิดเสียง|ไม่มีเสียง|ลบเสียง',
  captions:
    'caption|subtitle|text|title|untertitel|titel|subtítulo|texto|sous-titre|texte|legenda|phụ đề|chữ|字幕|文字|标题|テキスト|タイトル|자막|텍스트|คำบรรยาย|ข้อความ',
  endCard:
    'end card|outro|logo at the end|call to action|abspann|endkarte|tarjeta final|cierre|carte de fin|cartão final|kết thúc|片尾|结尾|エンドカード|エンディング|엔드카드|마무리|ปิดท้าย|การ์ดปิด',
  reframe:
    'reframe|vertical|portrait|square|landscape|format|hochkant|hochformat|querformat|quadrat|cuadrad|horizontal|carré|quadrado|dọc|ngang|vuông|竖屏|横屏|竖版|方形|縦型|正方形|横型|세로|가로|정사각|แนวตั้ง|แนวนอน|จัตุรัส',
  fit: 'without cropping|no crop|blurred (?:bars|background|sides)|fit (?:it )?(?:in|the whole)|whole picture|ohne (?:zu )?(?:beschneiden|zuschnitt)|unscharfe[rnm]? (?:rand|ränder|balken)|sin recortar|bordes (?:borrosos|desenfocados)|sans (?:recadrer|rogner)|bords flous|sem cortar|bordas desfocadas|không cắt|viền mờ|不裁剪|不要裁剪|模糊(?:边|填充)|切らずに|ぼかし(?:背景|枠)|자르지 않|블러 배경|ไม่ครอป|ขอบเบลอ',
  fade: 'fade|ein- und ausblenden|einblenden|ausblenden|überblend|fundido|desvanec|fondu|esmaec|mờ dần|nhạt dần|淡入|淡出|渐隐|フェード|페이드|เฟด|ค่อยๆ จาง',
  stabilise:
    'stabili[sz](?:e|ieren|iere)|stabili[sz]ation|steady|less shaky|deshake|wackel|ruhiger|estabiliz|stabilis|tremid|chống rung|ổn định|稳定|防抖|去抖|手ブレ|手ぶれ|安定|흔들림|안정|กันสั่น|ลดการสั่น|นิ่งขึ้น',
  rotate:
    'rotate|turn (?:it|the video)|upside down|drehe?|gedreht|auf den kopf|gira(?:r)?|rota(?:r)?|tourne|pivote|faire pivoter|girar|vire|xoay|旋转|转(?:90|180|270)|回転|회전|หมุน',
  loop: 'loop|endless|repeat|schleife|wiederhol|bucle|repit|en boucle|répèt|repita|repet|em loop|lặp|循环|重复|ループ|繰り返|반복|루프|วน|เล่นซ้ำ',
  watermark:
    "watermark|copyright line|corner text|wasserzeichen|marca de agua|filigrane|marca d[’']água|đóng dấu|hình mờ|水印|ウォーターマーク|透かし|워터마크|ลายน้ำ",
  join: 'join(?! (?:us|now|today))|merge|stitch|concatenate|combine .{0,20}(?:videos|clips)|append .{0,20}(?:video|clip)s?|(?:another|second|other) (?:video|clip)|verbinde|zusammenfügen|füge .{0,24}(?:videos|clips) zusammen|(?:video|clip) anhängen|häng.{0,30} (?:video|clip)|(?:anderes|zweite[sn]?) video|une .{0,20}(?:vídeos?|clips?)|(?:otro|segundo) (?:vídeo|video)|(?:vídeos?|clips?) juntos|fusionne|assemble|colle .{0,20}(?:vidéos?|clips?)|(?:autre|deuxième|seconde) vidéo|junt(?:e|ar) .{0,20}(?:vídeos?|clipes?)|(?:outro|segundo) vídeo|un(?:a|ir) .{0,20}(?:vídeos?|clipes?)|ghép|nối|video thứ (?:hai|2)|拼接|合并|接在一起|另一个视频|第二个视频|結合|つなげ|つない|別の動画|2つ目の動画|합치|합쳐|이어 붙|이어붙|다른 영상|두 번째 영상|รวมวิดีโอ|รวมคลิป|ต่อวิดีโอ|ต่อคลิป|วิดีโอที่สอง|คลิปที่สอง',
  crossfade:
    'cross-?fade|cross-?dissolve|dissolve|kreuzblende|(?:weich|sanft)(?:e[rnm]?)? überblend|überblendung|fundido encadenado|disolvencia|fondu enchaîné|dissolução|fusão suave|transição suave|chuyển cảnh mượt|hòa tan|交叉淡|叠化|クロスフェード|ディゾルブ|크로스페이드|디졸브|ครอสเฟด|เฟดข้าม',
  addPicture:
    '(?:picture|image|photo)s? .{0,12}(?:at|to|on) the end|bild(?:er)? .{0,12}(?:am|ans) ende|foto .{0,12}(?:am|ans) ende|(?:imagen|foto)(?:es)? .{0,12}al final|(?:image|photo)s? .{0,12}à la fin|(?:imagem|foto)s? .{0,12}n?o (?:final|fim)|(?:hình|ảnh) .{0,12}(?:ở|vào) cuối|(?:结尾|末尾|最后|片尾).{0,8}(?:图片|照片)|(?:图片|照片).{0,8}(?:结尾|末尾|最后|片尾)|最後.{0,4}(?:画像|写真)|(?:画像|写真).{0,6}最後|(?:끝|마지막)에 .{0,6}(?:사진|이미지)|(?:사진|이미지).{0,6}(?:끝|마지막)|(?:รูป|ภาพ).{0,12}(?:ท้าย|ตอนจบ)',
} as const

export type VideoEditName = keyof typeof VIDEO_WORDS

/** Changes to what a film shows or says, which need a model that can invent pictures or voices. */
export const BEYOND_WORDS = [
  'background|backdrop|green ?screen|hintergrund|fondo|arrière-plan|fundo|nền|phông|背景|배경|พื้นหลัง|ฉากหลัง',
  'voice-?over|voice|narrat|lip-?sync|dub|speak|sprecher|synchronis|stimme|voz|locución|doblaje|doblar|voix|doubl(?:er|age)|narração|dublagem|lồng tiếng|giọng|thuyết minh|配音|旁白|口型|ナレーション|吹き替え|音声合成|더빙|내레이션|목소리|พากย์|เสียงบรรยาย',
  'face|smile|gesicht|lächel|rostro|cara|sonr|visage|souri|rosto|sorri|khuôn mặt|mỉm cười|脸|微笑|换脸|顔|笑顔|얼굴|미소|ใบหน้า|ยิ้ม',
  'person|people|(?:the|a) man|woman|object|(?:the|a) car|dog|cat|personen?|leute|mann|frau|objekt|das auto|hund(?!ert)|katze|persona|gente|hombre|mujer|objeto|coche|perro|gato|personne|gens|homme|femme|objet|voiture|chien|chat|pessoa|homem|mulher|carro|cachorro|người|đồ vật|xe hơi|con chó|con mèo|人物|路人|物体|汽车|小狗|小猫|人を|物を|車を|犬を|猫を|사람|물체|자동차|강아지|고양이|ลบคน|ผู้ชาย|ผู้หญิง|วัตถุ|รถยนต์|หมา|แมว',
  'animate|generate|transform into|turn .{0,20} into|anime|cartoon|style of|verwandel|zeichentrick|convierte|dibujos animados|transforme|dessin animé|desenho animado|biến .{0,12} thành|hoạt hình|变成|动漫|卡通|アニメ(?:風|化)|に変え|만화|바꿔 줘|การ์ตูนอนิเมะ|เปลี่ยนเป็น',
] as const
