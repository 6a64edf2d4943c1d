/** Platform names, the same in briefs of every language. */
export const PLATFORMS =
  'facebook|fb|instagram|insta|ig|tiktok|linkedin|pinterest|youtube|snapchat|xing|reddit|threads|twitter|google ads|meta ads|instagram story|instagram stories|insta story|insta stories|instagram feed|小红书|抖音|微信|朋友圈|微博|视频号|b站|公众号|领英|インスタグラム|インスタ|フェイスブック|ツイッター|リンクトイン|인스타그램|인스타|페이스북|링크드인|유튜브|틱톡|네이버|เฟซบุ๊ก|เฟสบุ๊ค|อินสตาแกรม|ไอจี|ติ๊กต็อก|ยูทูบ'
