/** A quote that costs nothing is what one asks for first. */
export const FREE_QUOTE =
  /(?:free|no[- ]obligation) (?:quotes?|estimates?|quotations?)|(?:kostenlose[rsn]?|unverbindliche[rsn]?) (?:angebot\p{L}*|kostenvoranschl\p{L}+)|(?:angebot|kostenvoranschlag) (?:kostenlos|gratis|unverbindlich)|devis (?:gratuit|offert|sans engagement)|presupuestos? (?:gratis|gratuitos?|sin compromiso)|orçamentos? (?:gr[áa]tis|gratuitos?|sem compromisso)|見積(?:もり)?(?:は|も)?無料|無料(?:お)?見積|免费(?:报价|估价|量房|测量)|报价免费|무료 ?견적|견적 ?무료|(?:ประเมินราคา|เสนอราคา|ประเมินหน้างาน|วัดพื้นที่)ฟรี|(?:báo giá|khảo sát) miễn phí|miễn phí (?:báo giá|khảo sát)/u

/** What stands on other people's shelves is not bought by a click. */
export const ON_SHELVES =
  /(?<!\p{L})(?:(?:now |available )+(?:in|at) (?:all |most |good |major )?(?:stores|shops|supermarkets|pharmacies)|in (?:stores|shops) now|in (?:all |most )?supermarkets|(?:neu )?im (?:kühlregal|handel|supermarkt|biomarkt|fachhandel)|in (?:deiner?|ihrer?|jeder) (?:drogerie|apotheke)|en (?:supermarchés?|grandes surfaces|pharmacies?|magasins? bio)|(?:disponible |ya )?en (?:supermercados|farmacias|tu supermercado|tiendas de tu barrio)|(?:disponível |já )?(?:nos|em) (?:supermercados|mercados|farmácias)|(?:có bán|đã có mặt|có mặt) (?:tại|ở))(?!\p{L})|全国の(?:コンビニ|スーパー|ドラッグストア)|(?:コンビニ|スーパー|店頭)(?:にて|で)(?:発売|販売)|(?:超市|便利店|药店|门店)(?:均)?有售|(?:편의점|마트|올리브영)에서 ?(?:만나|판매)|(?:มีขาย|มีจำหน่าย|วางขาย|วางจำหน่าย)(?:แล้ว)?(?:วันนี้)?ที่/u

/** "Cây để bàn": what stands on a table seats nobody at one. */
export const TABLETOP = /để bàn|tabletop/gu
