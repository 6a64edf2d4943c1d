import type { Trade } from '../grammar/grammar.ts'

/** Data and drives that are saved: what it comes to is asked first. */
const RESCUED =
  /(?<!\p{L})(?:data (?:recovery|rescue)|datenrettung|datenwiederherstellung|récupération de données|recuperaci[oó]n de datos|recuperação de dados|(?:cứu|khôi phục) dữ liệu)(?!\p{L})|数据恢复|データ(?:復旧|復元)|데이터 ?복구|กู้ข้อมูล/u
/** Tyres that are changed, at an hour one books. */
const TYRES_CHANGED =
  /(?<!\p{L})(?:tyre (?:change|fitting|swap)\p{L}*|tire (?:change|rotation)\p{L}*|\p{L}*reifen-? ?wechsel|räderwechsel|(?:changement|montage|permutation) (?:de |des )?pneus?|cambio de (?:neumáticos|llantas|ruedas)|troca de pneus?|thay (?:lốp|vỏ xe))(?!\p{L})|换(?:轮胎|胎)|タイヤ交換|타이어 ?교체|เปลี่ยนยาง/u
/** A league that teams sign up for. */
const LEAGUE =
  /(?<!\p{L})(?:league|\p{L}*liga|ligue|championnat|campeonato|torneo|torneio|tournament|\p{L}*turnier|tournoi|giải (?:bóng đá|đấu|cầu lông))(?!\p{L})|リーグ|大会|리그|联赛|ลีก/u
const BY_TEAM =
  /(?<!\p{L})(?:(?:per|a|pro|par|por) (?:team|équipe|equipo|equipe|time|mannschaft|player|spieler|joueur|jugador|jogador)|(?:teams?|équipes|equipos|equipes) (?:wanted|gesucht|cherch\p{L}+)|một đội)(?!\p{L})|\/ ?(?:team|đội|队|équipe|equipo)|1チーム|チーム(?:\d|募集)|팀당|每队|ทีมละ/u

/** Things that are lent for some days, and no homes. */
const RENTED =
  /(?<!\p{L})(?:to rent|for (?:rent|hire)|rental|hire|zu (?:ver)?mieten|\p{L}*verleih|\p{L}*vermietung|à louer|location|alquiler|se alquila\p{L}*|aluguel|aluguer|cho thuê)(?!\p{L})|出租|租赁|レンタル|貸出|대여|렌탈|ให้เช่า/u
const BY_DAY =
  /(?<!\p{L})(?:(?:per|a|pro|par|la|al|por|ao|am) (?:day|tag|jour|journée|día|dia)|\/ ?(?:day|tag|jour|día|dia|ngày)|một ngày)(?!\p{L})|\/ ?ngày|每天|一天|\/天|1日|하루|วันละ|ต่อวัน/u

/** "Geführte Wanderung": a walk with somebody who tells of it. */
const GUIDED_IN_SIGNS =
  /ガイド(?:ウォーク|ツアー|付き)|まち歩き|徒步(?:讲解|导览)|(?:老城|古镇|城市)导览|도보 ?(?:해설|투어)|(?:กับ|พร้อม)ไกด์|có hướng dẫn viên/u

/** "Herbstmenü", "three courses": a meal, where one of its dishes is named. */
const MEAL =
  /(?<!\p{L})(?:\p{L}+menü|(?:drei|vier|fünf)[- ]?gänge\p{L}*|in (?:drei|vier|fünf) gängen|(?:two|three|four|five|\d)[- ]courses?|formule (?:\p{L}+ )?plats?)(?!\p{L})/u
const DISH =
  /(?<!\p{L})(?:desserts?|pudding|nachtisch|vorspeise|\p{L}*suppe|soup|starter|entrée|velouté)(?!\p{L})/u

/** What is done for somebody, or lent to him, where nothing else tells what one does: its button is of that trade. */
export function doneTrade(key: string, other: Trade | null): Trade | null {
  if (RESCUED.test(key)) return 'industry'
  if (TYRES_CHANGED.test(key)) return 'clinic'
  const isLoose = other === null || other === 'property'
  if (isLoose && RENTED.test(key) && BY_DAY.test(key)) return 'travel'
  const isPlayed = other === null || other === 'event' || other === 'fitness'
  if (isPlayed && LEAGUE.test(key) && BY_TEAM.test(key)) return 'webinar'
  if ((other === null || other === 'course') && MEAL.test(key) && DISH.test(key))
    return 'restaurant'
  return other === null && GUIDED_IN_SIGNS.test(key) ? 'travel' : other
}

/** What a coffee house has new: nobody keeps a table for one drink. */
const NEW_CUP =
  /(?:카페|커피)[^.。]{0,20}(?:신메뉴|새 ?메뉴|신상)|カフェ[^。]{0,12}新(?:メニュー|作)|เมนูใหม่(?:ที่|ของ)?(?:ร้าน)?คาเฟ่|คาเฟ่[^.]{0,20}เมนูใหม่|咖啡[馆厅店][^。]{0,8}(?:新品|上新)|(?<!\p{L})(?:new (?:drink|latte|on the menu) at|(?:món|đồ uống) mới)(?: \p{L}+){0,3} (?:café|cafe|coffee|cà phê)/u
const TABLE = /예약(?! ?없)|予約(?!不要)|จองโต๊ะ|订座|预订|đặt bàn|book/u
export const isNewCup = (key: string): boolean => NEW_CUP.test(key) && !TABLE.test(key)

/** "Used e-bikes under £900": who names the most that it costs sells it. */
export const sellsUpTo = (key: string): boolean => UP_TO.test(key)
const UP_TO =
  /(?<!\p{L})(?:under|below|less than|unter|à moins de|pour moins de|por menos de|a menos de|por até|até|bajo|dưới)(?: r)?[ $£€]{1,3}\d|\d[^\d]{0,3}(?:以下|以内|이하|ไม่เกิน)/u
