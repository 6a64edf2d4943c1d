/** "Refer a friend and you both get £25": a referral, where nobody buys anything. */
const REFERRAL =
  /(?<!\p{L})(?:refer (?:a|your) (?:friend|mate|colleague|neighbou?r)s?|referral (?:bonus|scheme|programme|program)|bring a friend|freund(?:e|in|innen)? (?:werben|empfehlen|einladen)|kund(?:en|innen) werben|wirb (?:eine?n? )?freund\p{L}*|parrain(?:ez|e|age)|invite[rz]? (?:un|une|vos|tes) ami\p{L}*|(?:trae|invita|recomienda) a (?:un|una|tus?) amig\p{L}+|(?:indique|convide|traga) (?:um|uma|seus?) amig\p{L}+|(?:giới thiệu|rủ|mời) (?:\p{L}+ )?bạn(?: bè| mới)?)(?!\p{L})|(?:推荐|邀请|介绍)(?:新)?(?:好友|朋友|顾客|用户|客户|会员)|老带新|(?:お)?友[達だ]ち?(?:を)?(?:ご)?紹介|친구(?:를)? ?(?:추천|초대|소개)|(?:แนะนำ|ชวน)เพื่อน/u

export const isReferral = (headline: string): boolean => REFERRAL.test(headline)
