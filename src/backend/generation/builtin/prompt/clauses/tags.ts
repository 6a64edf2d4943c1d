const TAG =
  /^[[【]((?:구인|급구|채용|모집|공지|안내|이벤트|특가|오픈|신규|긴급|한정|마감임박|무료|할인|행사|분양|매매|임대|월세|전세|나눔|행사|모집중|회원모집|求人|急募|募集|新着|限定|お知らせ|招聘|急招|招募|通知|公告|出租|转让|ประกาศ|ด่วน|รับสมัคร|tuyển dụng|tuyển gấp|thông báo|hiring|now hiring|wanted|new|news|sale|free|event|job|urgent|for rent|for sale|neu|gesucht|zu vermieten|recrutement|à louer|à vendre|nouveau|se busca|se vende|se alquila|novedad|vaga|aluga-se|vende-se|novidade)!*)[\]】]\s*(?=\S)/iu

/** "[구인] 홀서빙", "[HIRING] cooks": a tag labels the text and is no placeholder. */
export function tagOf(text: string): [string | null, string] {
  const tag = TAG.exec(text)
  return tag?.[1] ? [tag[1], text.slice(tag[0].length)] : [null, text]
}
