import type { Language } from '../../../../../contract/languages.ts'

/** How a language describes the picture a brief asks for. All are pattern sources for plain text. */
interface SceneWords {
  /** "Photo of a", "Show the": the words after it describe the picture and are not copy. */
  opens: string
  /** 「…の写真」, "… 사진": the same at the end. */
  ends: string
  /** Businesses that sell pictures mention them to customers. */
  sells: string
}

const NONE = '(?!)'

const EN_ARTICLE =
  '(?:an?|the|our|my|your|his|her|two|three|four|some|several|people|someone|somebody|hands|fresh|close)'

export const SCENES: Record<Language, SceneWords> = {
  en: {
    opens: `(?:(?:an?|the|one|some|with|use|using|nice|pretty|beautiful|big|large|hero|macro|wide|overhead|aerial|product|stock|black and white|b&w|watercolou?r|vintage|moody|warm|simple|flat|realistic|close-?up) )*(?:photo|photograph|picture|pic|image|close-?up|illustration|drawing|sketch|rendering|flat ?lay|still life|snapshot|macro shot|product shot|hero shot|(?:wide|aerial|overhead|drone) shot|scene)s? (?:of|showing|featuring|where|like|in which|with|that shows?) |(?:show|showing|depict|depicting|illustrate) ${EN_ARTICLE} |image idea`,
    ends: NONE,
    sells:
      'photo ?graph(?:er|ers|y)|photo ?(?:shoot|studio|booth|book|print|album|session|frame)s?|portrait (?:session|studio|shoot)s?|fine art prints?|framing|gallery|exhibition|drawing (?:class|course)|illustrator',
  },
  de: {
    opens:
      '(?:(?:ein|eine|einem|das|mit|bitte|schönes|großes|stimmungsvolles|warmes|realistisches|als) )*(?:foto|fotografie|bild|aufnahme|nahaufnahme|großaufnahme|illustration|zeichnung|skizze|szene|stillleben|produktfoto|luftbild|luftaufnahme|motivbild|stimmungsbild)(?:s|er|en)? (?:von|vom|einer|eines|einem|mit|zeigt|wie|in|auf dem|auf der|der|des|davon|wo|aus|im) |(?:zeigt?|zeige) (?:ein|eine|einen|den|die|das|unser|unsere|unseren|zwei|drei) |zu sehen (?:ist|sind) ',
    ends: '(?:ist|sind) (?:im bild )?zu sehen',
    sells:
      'foto ?(?:graf|grafin|studio|shooting|buch|bücher|kalender|box|abzüge|abzug|kurs|session)s?|fotograf\\p{L}*|ausstellung|galerie|leinwand|bilderrahmen|abzüge',
  },
  fr: {
    opens:
      "(?:(?:une?|la|le|avec|en|belle|grande|jolie|gros|bel) )*(?:photo|photographie|image|illustration|dessin|gros plan|plan serré|vue aérienne|scène|nature morte|croquis|cliché|visuel) (?:d'|de |du |des |avec |montrant |où |façon |type |genre |représentant |en gros plan )|(?:montrer|montrez|montre|représenter|représentez|illustrer|on (?:voit|verrait|y voit)) (?:un|une|le|la|les|des|l'|notre|nos|deux|trois)(?![\\p{L}])",
    ends: NONE,
    sells:
      'photographe\\p{L}*|séances? photo|studio photo|shooting|tirages?|album photo|exposition|galerie|cours de (?:photo|dessin)|illustrat(?:eur|rice)',
  },
  es: {
    opens:
      '(?:(?:una?|la|el|con|en|bonita|linda|gran|primer) )*(?:foto|fotografía|imagen|ilustración|dibujo|primer plano|toma|escena|bodegón|vista aérea|boceto) (?:de|del|con|donde|tipo|estilo|mostrando|que muestre|en la que|como) |(?:mostrar|muestra|muestren|que se vea|que se vean|que salga|que salgan|que aparezca|que aparezcan|se ve|se ven) (?:un|una|unos|unas|el|la|los|las|a|nuestro|nuestra|dos|tres)(?![\\p{L}])',
    ends: NONE,
    sells:
      'fotógraf\\p{L}*|sesi(?:ón|ones) de fotos?|estudio (?:de fotografía|fotográfico)|book de fotos|álbum|impresiones|exposición|galería|clases? de (?:dibujo|fotografía)',
  },
  pt: {
    opens:
      '(?:(?:uma?|a|o|com|em|bela|linda|grande) )*(?:foto|fotografia|imagem|ilustração|desenho|close|cena|vista aérea|esboço|primeiro plano|arte) (?:de|do|da|dos|das|com|onde|tipo|estilo|mostrando|que mostre|em que|como|em) |(?:mostrar|mostre|mostra|que apareça|que apareçam|aparecendo) (?:um|uma|uns|umas|o|a|os|as|nosso|nossa|dois|duas|três)(?![\\p{L}])',
    ends: NONE,
    sells:
      'fotógraf\\p{L}*|ensaios?|sess(?:ão|ões) de fotos?|estúdio (?:de fotografia|fotográfico)|álbum|impressões|exposição|galeria|aulas? de (?:desenho|fotografia)|revelação',
  },
  zh: {
    opens:
      '(?:请|要|用|配|放|拍|画|来)?(?:一?张|一?幅|一个)?(?:高清|实拍|真实|产品|航拍|特写)?(?:照片|图片|画面|配图|插图|插画|主图|场景图?|镜头|背景图?)(?:是|为|里|中|上|要|用|内容|拍|：|:|，|,|显示|展示|呈现|以)|(?:画面|图中|图上|照片里)|拍一张|(?:要|想要|需要)有.{1,24}(?:画面|照片|质感|场景|氛围|镜头)',
    ends: '(?:的|着|上|里|中|下|旁)?(?:照片|图片|画面|特写|插画|插图|场景|镜头|航拍|配图|实拍图)(?:感|质感|风格|即可|就行|就好|吧)?',
    sells: '摄影|照相|写真|相馆|影楼|冲印|相册|画展|展览|美术馆|画室|绘画',
  },
  ja: {
    opens:
      '(?:写真|画像|イメージ|イラスト|ビジュアル|絵|背景|メインビジュアル|メイン画像|素材)(?:は|には|に|として|で、?|：|:)',
    ends: '(?:の|な|た|る|い|だ|ん)(?:写真|画像|イメージ|イラスト|絵|ビジュアル|風景|シーン|カット)(?:を|で|に|が|と|も)?(?:大きく|メインに|全面に|背景に|使って|使い|使用|入れて|入れ|載せて|配置|希望|お願い|ほしい|欲しい|いい|お任せ).{0,16}|(?:の|な|た|る|い|だ|ん)(?:写真|画像|イメージ|イラスト|ビジュアル|シーン|カット)(?:を|で|に)?',
    sells:
      '写真館|写真教室|写真展|撮影会|撮影プラン|スタジオ|フォトブック|フォトグラファー|カメラマン|プリント|アルバム|個展|展覧会|ギャラリー|イラスト教室|絵画',
  },
  ko: {
    opens:
      '(?:사진|이미지|그림|배경|일러스트|비주얼|화면|메인 컷)(?:은|는|에는|에|으로|로|속에는|:|：) ?',
    ends: '(?:사진|이미지|일러스트|그림|장면|컷|풍경)(?:을|를|으로|로|이|가)?(?: (?:크게|넣어|써|사용|배경|메인|부탁|원해|좋겠|필요|하나|한 장|한장|들어가).{0,20})?',
    sells:
      '사진관|스튜디오|사진전|촬영|스냅|포토북|포토그래퍼|작가|인화|앨범|전시|갤러리|화실|드로잉|그림책',
  },
  th: {
    opens:
      '(?:ขอ|อยากได้|ใช้|เอา|ต้องการ|ทำ|มี|เป็น|วาด|ใส่)?(?:ภาพถ่าย|ภาพประกอบ|ภาพวาด|ภาพพื้นหลัง|รูปถ่าย|รูปประกอบ|ภาพ|รูป|ฉากหลัง|ฉาก)(?!ยนต|รวม|ลักษณ์|แบบ|พิมพ์|ปั้น|เหมือน|การ|โฆษณา|โปรโม|ประชาสัมพันธ์|ขายของ|ประกอบการ|ร่าง|ทรง|ธรรม)|ถ่าย(?:ภาพ|รูป)(?!ยนต)|วาดรูป|วาดเป็น',
    ends: NONE,
    sells: 'ช่างภาพ|ถ่ายรูปรับ|รับถ่าย|สตูดิโอ|ร้านถ่ายรูป|อัดรูป|อัลบั้ม|นิทรรศการ|แกลเลอรี|เรียนวาด|สอนวาด',
  },
  vi: {
    opens:
      '(?:(?:một|bức|tấm|có|dùng|với|lấy|cần) )*(?:ảnh chụp|hình chụp|ảnh|hình ảnh|hình|hình minh hoạ|hình minh họa|ảnh minh hoạ|tranh|cảnh|bối cảnh) (?!cưới|thẻ|viện|dạng|thức|đẹp là|như|trắng đen|đại diện)|(?:chụp|vẽ|minh hoạ|minh họa) (?!ảnh (?:cưới|thẻ|kỷ yếu)|hình cưới)',
    ends: NONE,
    sells:
      'nhiếp ảnh|chụp ảnh (?:cưới|gia đình|kỷ yếu|thẻ)|studio|in ảnh|album|triển lãm|phòng tranh|dạy vẽ|học vẽ|lớp vẽ',
  },
}
