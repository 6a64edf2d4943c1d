/** Words by which people ask for a change of a video, in the ten languages. */
export const VIDEO_WORDS = {
  reverse:
    "reverse|backwards|rückwärts|al revés|hacia atrás|à l[’']envers|inverse|reverso|de trás para|đảo ngược|tua ngược|倒放|反向|逆再生|逆向|거꾸로|역재생|ย้อนกลับ|เล่นย้อน",
  faster:
    'faster|speed up|time-?lapse|double speed|schneller|beschleunig|zeitraffer|más rápido|acelera|plus vite|accélér|mais rápido|aceler|nhanh hơn|tăng tốc|加速|快进|更快|早く|早送り|빠르게|배속|เร็วขึ้น|เร่ง',
  slower:
    'slower|slow down|slow motion|slow-?mo|langsamer|zeitlupe|más lento|cámara lenta|ralenti|plus lent|mais lento|câmera lenta|chậm|慢动作|减速|慢放|ゆっくり|スロー|느리게|슬로우|슬로모션|ช้าลง|สโลว์',
  trim: 'trim|shorten|cut to|only the first|kürzen|schneiden|recorta|acorta|coupe|raccourci|cort(?:e|ar)|encurt|cắt|rút ngắn|剪短|裁剪|截取|トリミング|短く|カット|자르|줄여|ตัด|สั้นลง',
  music: 'music|soundtrack|song|musik|música|musique|nhạc|音乐|配乐|音楽|BGM|음악|เพลง|ดนตรี',
  captions:
    'caption|subtitle|text|title|untertitel|titel|subtítulo|texto|sous-titre|texte|legenda|phụ đề|chữ|字幕|文字|标题|テキスト|タイトル|자막|텍스트|คำบรรยาย|ข้อความ',
  endCard:
    'end card|outro|logo at the end|call to action|abspann|endkarte|tarjeta final|cierre|carte de fin|cartão final|kết thúc|片尾|结尾|エンドカード|エンディング|엔드카드|마무리|ปิดท้าย|การ์ดปิด',
  reframe:
    'reframe|vertical|portrait|square|landscape|format|hochkant|hochformat|querformat|quadrat|cuadrad|horizontal|carré|quadrado|dọc|ngang|vuông|竖屏|横屏|竖版|方形|縦型|正方形|横型|세로|가로|정사각|แนวตั้ง|แนวนอน|จัตุรัส',
} as const

export type VideoEditName = keyof typeof VIDEO_WORDS
