/** Customers ask for a free quote first. */
export const FREE_QUOTE =
  /(?:free|no[- ]obligation) (?:quotes?|estimates?|quotations?)|(?:kostenlose[rsn]?|unverbindliche[rsn]?) (?:angebot\p{L}*|kostenvoranschl\p{L}+)|(?:angebot|kostenvoranschlag) (?:kostenlos|gratis|unverbindlich)|devis (?:gratuit|offert|sans engagement)|presupuestos? (?:gratis|gratuitos?|sin compromiso)|orçamentos? (?:gr[áa]tis|gratuitos?|sem compromisso)|見積(?:もり)?(?:は|も)?無料|無料(?:お)?見積|免费(?:报价|估价|量房|测量)|报价免费|무료 ?견적|견적 ?무료|(?:ประเมินราคา|เสนอราคา|ประเมินหน้างาน|วัดพื้นที่)ฟรี|(?:báo giá|khảo sát) miễn phí|miễn phí (?:báo giá|khảo sát)/u

/** Goods on other retailers' shelves cannot be bought with a click. */
export const ON_SHELVES =
  /(?<!\p{L})(?:(?:now |available )+(?:in|at) (?:all |most |good |major )?(?:stores|shops|supermarkets|pharmacies)|in (?:stores|shops) now|in (?:all |most )?supermarkets|(?:neu )?im (?:kühlregal|handel|supermarkt|biomarkt|fachhandel)|in (?:deiner?|ihrer?|jeder) (?:drogerie|apotheke)|en (?:supermarchés?|grandes surfaces|pharmacies?|magasins? bio)|(?:disponible |ya )?en (?:supermercados|farmacias|tu supermercado|tiendas de tu barrio)|(?:disponível |já )?(?:nos|em) (?:supermercados|mercados|farmácias)|(?:có bán|đã có mặt|có mặt) (?:tại|ở))(?!\p{L})|全国の(?:コンビニ|スーパー|ドラッグストア)|(?:コンビニ|スーパー|店頭)(?:にて|で)(?:発売|販売)|(?:超市|便利店|药店|门店)(?:均)?有售|(?:편의점|마트|올리브영)에서 ?(?:만나|판매)|(?:มีขาย|มีจำหน่าย|วางขาย|วางจำหน่าย)(?:แล้ว)?(?:วันนี้)?ที่/u

/** "Cây để bàn": a tabletop plant is no table to book. */
export const TABLETOP = /để bàn|tabletop/gu

/** "De nuestra finca a tu casa": home delivery, not a house for sale. */
export const BROUGHT_HOME =
  /(?<!\p{L})(?:a|en|hasta|na|em|até) (?:tu|su|sua|tua) casa|(?<!\p{L})de (?:nuestra|mi|nossa) (?:finca|casa)|chez vous|커피값|coffee money/gu

/** Sold only on site. */
export const ONLY_THERE =
  /(?<!\p{L})(?:only in[- ]store|in[- ]store only|nur (?:vor ort|(?:in der|in unserer|im) (?:filiale|laden|geschäft|markt))|uniquement en (?:magasin|boutique)|s[oó]lo en (?:la )?tienda|somente na loja|só na loja|chỉ (?:áp dụng )?tại (?:cửa hàng|quầy))(?!\p{L})|店頭(?:のみ|限定)|仅限(?:门店|到店)|매장 ?(?:한정|에서만)|เฉพาะ(?:หน้าร้าน|ที่สาขา)/u

/** Donating blood needs an appointment; in these languages donating money is a different word. */
export const BLOOD = /(?<!\p{L})hiến máu(?!\p{L})|献血|헌혈/u

/** A business announcing a temporary closure has no call to action. */
export const CLOSED =
  /(?<!\p{L})(?:we(?:'re| are| will be)? closed? (?:for|from|until)|closed for|betriebsferien|urlaubsbedingt geschlossen|fermeture annuelle|congés annuels|fermés? du|cerramos por|cerrados? por|cerrado del|fechad[oa]s? (?:para|de|por)|férias coletivas|nghỉ (?:tết|lễ)|đóng cửa từ)(?!\p{L})|(?:臨時|年末年始|夏季|冬季)休業|放假(?:通知|公告)|暂停营业|(?:임시|여름|명절) ?휴무|ปิดร้าน(?:ชั่วคราว)?|หยุด(?:ทำการ|ร้าน)|(?:โรงเรียน|ร้าน|คลินิก|สำนักงาน)ปิด/u

/** "Donnez une seconde vie à vos jeans": no donation of money. */
export const SECOND_LIFE =
  /(?:giv\p{L}+|gib\p{L}*|schenk\p{L}*|donn\p{L}+|d[aá]\p{L}*|dê\p{L}*) (?:an? |ein(?:e[nrms]?)? |une |una |uma )?(?:second|new|zweites|neues|seconde|nouvelle|deuxième|segunda|nueva|nova) (?:life|leben|vie|vida)/gu
