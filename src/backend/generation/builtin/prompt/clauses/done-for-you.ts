import type { Trade } from '../grammar/grammar.ts'

/** Data recovery: customers ask for the price first. */
const RESCUED =
  /(?<!\p{L})(?:data (?:recovery|rescue)|datenrettung|datenwiederherstellung|récupération de données|recuperaci[oó]n de datos|recuperação de dados|(?:cứu|khôi phục) dữ liệu)(?!\p{L})|数据恢复|データ(?:復旧|復元)|데이터 ?복구|กู้ข้อมูล/u
/** Tire changes, by appointment. */
const TYRES_CHANGED =
  /(?<!\p{L})(?:tyre (?:change|fitting|swap)\p{L}*|tire (?:change|rotation)\p{L}*|\p{L}*reifen-? ?wechsel|räderwechsel|(?:changement|montage|permutation) (?:de |des )?pneus?|cambio de (?:neumáticos|llantas|ruedas)|troca de pneus?|thay (?:lốp|vỏ xe))(?!\p{L})|换(?:轮胎|胎)|タイヤ交換|타이어 ?교체|เปลี่ยนยาง/u
/** A league that teams sign up for. */
const LEAGUE =
  /(?<!\p{L})(?:league|\p{L}*liga|ligue|championnat|campeonato|torneo|torneio|tournament|\p{L}*turnier|tournoi|giải (?:bóng đá|đấu|cầu lông)|(?:five|six|seven|5|6|7)-a-side|futsal|football|soccer|volleyball|basketball|hockey|handball|rugby|padel|dodgeball|fußball|foot à (?:5|cinq|7|sept)|fútbol|futebol|vôlei|voleibol|bóng đá)(?!\p{L})|リーグ|大会|フットサル|リーグ戦|리그|풋살|대회|联赛|比赛|球赛|ลีก|ฟุตซอล|การแข่งขัน|บอลเดินสาย/u
const BY_TEAM =
  /(?<!\p{L})(?:(?:per|a|pro|par|por) (?:team|équipe|equipo|equipe|time|mannschaft|player|spieler|joueur|jugador|jogador)|(?:teams?|équipes|equipos|equipes) (?:wanted|gesucht|cherch\p{L}+)|một đội|mỗi đội)(?!\p{L})|\/ ?(?:team|đội|队|équipe|equipo|チーム|팀|ทีม|mannschaft|time)|1チーム|チーム(?:\d|募集)|팀당|\d팀|팀 ?모집|每队|支球?队|ทีมละ|ต่อทีม|รับ ?\d+ ?ทีม/u

/** Trades a league may be mistaken for: an evening out, a club, "Monday nights". */
const PLAYED = new Set<Trade | null>([null, 'event', 'fitness', 'travel'])

/** Rentals of things by the day, not of homes. */
const RENTED =
  /(?<!\p{L})(?:to rent|for (?:rent|hire)|rental|hire|zu (?:ver)?mieten|\p{L}*verleih|\p{L}*vermietung|à louer|location|alquiler|se alquila\p{L}*|aluguel|aluguer|cho thuê)(?!\p{L})|出租|租赁|レンタル|貸出|대여|렌탈|ให้เช่า/u
const BY_DAY =
  /(?<!\p{L})(?:(?:per|a|pro|par|la|al|por|ao|am) (?:day|tag|jour|journée|día|dia)|\/ ?(?:day|tag|jour|día|dia|ngày)|một ngày)(?!\p{L})|\/ ?ngày|每天|一天|\/天|1日|하루|วันละ|ต่อวัน/u

/** "Geführte Wanderung": a guided walk. */
const GUIDED_IN_SIGNS =
  /ガイド(?:ウォーク|ツアー|付き)|まち歩き|徒步(?:讲解|导览)|(?:老城|古镇|城市)导览|도보 ?(?:해설|투어)|(?:กับ|พร้อม)ไกด์|có hướng dẫn viên/u

/** "Herbstmenü", "three courses": a meal, if one of its dishes is named. */
const MEAL =
  /(?<!\p{L})(?:\p{L}+menü|(?:drei|vier|fünf)[- ]?gänge\p{L}*|in (?:drei|vier|fünf) gängen|(?:two|three|four|five|\d)[- ]courses?|formule (?:\p{L}+ )?plats?)(?!\p{L})/u
const DISH =
  /(?<!\p{L})(?:desserts?|pudding|nachtisch|vorspeise|\p{L}*suppe|soup|starter|entrée|velouté)(?!\p{L})/u

/** A one-off session, such as an hour of pottery: a booking, not a course. */
const TRIED_ONCE =
  /(?:도예|도자기|물레|공방|가죽|향수|캔들|비누|요리|쿠킹|한복|서핑|승마|유리|염색)[^.。]{0,8}체험|체험 ?공방|원데이 ?(?:클래스|체험)|(?:陶芸|そば打ち|染め(?:物)?|ガラス|手作り|料理|着物|藍染め?|和菓子)[^。]{0,6}体験(?!談)/u
const ENROLLED = /수강|과정|취미반|정규반|자격증|講座|受講|スクール|생 ?모집/u

/** "Oficina de pão", "atelier macarons": participants learn to bake and order nothing. */
const WORKSHOP =
  /(?<!\p{L})(?:oficinas?|ateliês?|talleres|taller|ateliers?|workshops?|\p{L}+-?(?:workshop|kochkurs|backkurs)|(?:back|koch)kurse?|(?:baking|cooking|bread|sourdough|sushi|pasta|chocolate) (?:class(?:es)?|course|workshop))(?!\p{L})|(?:パン|料理|味噌|お菓子|ケーキ)(?:づくり|作り)?教室|(?:烘焙|料理|厨艺)(?:课|班|工作坊)|(?:베이킹|쿠킹|요리) ?(?:클래스|교실|수업)|เวิร์กช[็]?อป(?:ทำ|ขนม|อาหาร)|lớp (?:làm bánh|nấu ăn)/u

/** A fee for taking part once, which makes nobody a member. */
const TAKES_PART =
  /参加[費料]|참가비|参加费|活动费|(?<!\p{L})(?:participation fee|teilnahmegebühr|teilnahmebeitrag|frais de participation|phí tham gia)(?!\p{L})|ค่าเข้าร่วม|ค่าร่วมกิจกรรม/u

/** The trade of a service or rental where nothing else tells the trade, for its button. */
export function doneTrade(key: string, other: Trade | null): Trade | null {
  const done = DONE.find(
    ({ signs, besides, among }) =>
      signs.every((sign) => sign.test(key)) && !besides?.test(key) && (!among || among.has(other)),
  )
  return done ? done.trade : other
}

interface Done {
  trade: Trade
  /** All of them must match. */
  signs: readonly RegExp[]
  /** A match here means something else. */
  besides?: RegExp
  /** The trades its words may be mistaken for; without them, any trade. */
  among?: ReadonlySet<Trade | null>
}

const DONE: readonly Done[] = [
  { trade: 'industry', signs: [RESCUED] },
  { trade: 'clinic', signs: [TYRES_CHANGED] },
  { trade: 'travel', signs: [RENTED, BY_DAY], among: new Set([null, 'property']) },
  { trade: 'webinar', signs: [LEAGUE, BY_TEAM], among: PLAYED },
  { trade: 'travel', signs: [TRIED_ONCE], besides: ENROLLED, among: new Set(['course']) },
  { trade: 'course', signs: [TAKES_PART], among: new Set(['fitness']) },
  { trade: 'course', signs: [WORKSHOP], among: new Set(['order']) },
  { trade: 'restaurant', signs: [MEAL, DISH], among: new Set([null, 'course']) },
  { trade: 'travel', signs: [GUIDED_IN_SIGNS], among: new Set([null]) },
]

/** A coffee shop's new drink: nobody books a table for it. */
const NEW_CUP =
  /(?:카페|커피)[^.。]{0,20}(?:신메뉴|새 ?메뉴|신상)|カフェ[^。]{0,12}新(?:メニュー|作)|เมนูใหม่(?:ที่|ของ)?(?:ร้าน)?คาเฟ่|คาเฟ่[^.]{0,20}เมนูใหม่|咖啡[馆厅店][^。]{0,8}(?:新品|上新)|(?<!\p{L})(?:new (?:drink|latte|on the menu) at|(?:món|đồ uống) mới)(?: \p{L}+){0,3} (?:café|cafe|coffee|cà phê)/u
const TABLE = /예약(?! ?없)|予約(?!不要)|จองโต๊ะ|订座|预订|đặt bàn|book/u
export const isNewCup = (key: string): boolean => NEW_CUP.test(key) && !TABLE.test(key)

/** "Used e-bikes under £900": whoever names a top price sells the thing. */
export const sellsUpTo = (key: string): boolean => UP_TO.test(key)
const UP_TO =
  /(?<!\p{L})(?:under|below|less than|unter|à moins de|pour moins de|por menos de|a menos de|por até|até|bajo|dưới)(?: r)?[ $£€]{1,3}\d|\d[^\d]{0,3}(?:以下|以内|이하|ไม่เกิน)/u
