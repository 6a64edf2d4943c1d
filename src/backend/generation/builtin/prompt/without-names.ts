/** "the Blue Room": a capitalized color before another capitalized word belongs to a name. */
export const withoutNames = (text: string): string =>
  text
    .replace(/(?<=\p{L} )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu, ' ')
    .replace(NAMED_SO, ' ')
    .replace(SIGNS, ' ')

/** Olive oil, vin rouge, 绿茶: a thing named after a color need not be shown in it. */
const NAMED_SO =
  /(?<!\p{L})(?:olive oils?|olives?(?= \p{L})|(?:red|white|rosé) wines?|(?:green|black|white) teas?|black coffee|white chocolate|brown (?:bread|rice|sugar)|black friday|cyber monday|red meat|green beans?|white goods|orange juice|lavender (?:oil|honey)|gold (?:card|member\p{L}*)|huile d['’]olive|vins? (?:rouges?|blancs?|rosés?)|thés? (?:verts?|noirs?|blancs?)|chocolat (?:noir|blanc)|pain (?:noir|blanc)|jus d['’]orange|produits? verts?|aceite de oliva|aceitunas?|vinos? (?:tintos?|blancos?|rosados?)|té (?:verde|negro|rojo)|chocolate (?:negro|blanco|branco)|zumo de naranja|azeite|vinhos? (?:tintos?|brancos?|verdes?|rosés?)|chá (?:verde|preto|branco)|pão preto|suco de laranja|oliven(?:öl\p{L}*)?|(?:rot|weiß)weine?|(?:grün|schwarz)tee|schwarzbrot|weißbrot|orangensaft|rosa(?= \p{Lu})|dầu ô liu|(?:trà|chè) (?:xanh|đen)|rượu vang (?:đỏ|trắng)|cà phê đen)(?!\p{L})|[绿綠红紅黑白新お麦麥番煎奶]茶|茶(?=[叶葉园園農農馆館屋道室席]|农家|農家)|小[红紅][书書]|[红白]酒|橙汁|黑巧克力|[赤白]ワイン|緑茶|紅茶|オリーブオイル|オリーブ|黒毛和牛|녹차|홍차|레드 ?와인|화이트 ?와인|화이트닝|블랙박스|블랙 ?프라이데이|그린티|올리브유?|흑돼지|ชาเขียว|ชาดำ|ไวน์(?:แดง|ขาว)|กาแฟดำ/giu

/** 小红书, 新茶, お茶農家: characters that mean a color elsewhere. */
const SIGNS = /小[红紅][书書]|[绿緑红紅黑白新お麦番煎奶]茶|茶(?=[叶葉园園农農馆館屋道室席])/gu

export const withoutNamed = (text: string): string => text.replace(SIGNS, ' ')

/** "Lots of white space" sets no color. */
export const ROOM =
  /white ?space|weißraum|espaces? blancs?|espacios? (?:en )?blancos?|espaços? (?:em )?brancos?|khoảng trắng|留白|余白|여백/giu
