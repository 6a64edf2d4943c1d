import { describe, expect, test } from 'vitest'
import type { AdFigure } from '@/contract/endpoints/figures'
import { LANGUAGES } from '@/contract/languages'
import { readDay } from './days'
import { findDecimalSign, readNumber } from './numbers'
import { type Outline, outlineFile, shapeOf } from './outline'
import { readFigures } from './read-figures'

const bytesOf = (text: string, encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1') => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const codes = Array.from(text, (sign) => sign.charCodeAt(0))
  if (encoding === 'latin1') return Uint8Array.from(codes)
  const pairs = codes.map((code) => [code & 0xff, code >> 8])
  return Uint8Array.from(pairs.flatMap((pair) => (encoding === 'utf-16le' ? pair : pair.reverse())))
}

async function read(bytes: Uint8Array<ArrayBuffer>, change: Partial<Outline> = {}) {
  const file = new Blob([bytes])
  const outline = await outlineFile(file)
  if (!outline) throw new Error('There is no table in it.')
  return { outline, ...(await readFigures(file, { ...outline, ...change })) }
}

const figure = (given: Partial<AdFigure>): AdFigure => ({
  ...{ day: '2026-10-01', campaign: 'Herbst', ad_set: 'DE', ad: 'Becher rot', currency: 'EUR' },
  ...{ impressions: 0, clicks: 0, spend_minor: 0, conversions: 0, revenue_minor: 0 },
  ...given,
})

describe('files of each platform', () => {
  test('Meta in German: BOM, semicolons, decimal comma, currency in the header, a row of totals, shares left alone', async () => {
    const { outline, rows, leftOut } = await read(
      bytesOf(
        [
          '\ufeffBerichtsstart;Berichtsende;Kampagnenname;Anzeigengruppenname;Anzeigenname;Impressionen;CTR (Link-Klickrate);Link-Klicks;Klicks (alle);Ausgegebener Betrag (EUR);Käufe;Conversion-Wert von Käufen',
          ';;;;;3.500;1,14;40;55;20,10;3;180,00',
          '2026-10-01;2026-10-01;Herbst;DE;Becher rot;1.500;1,33;20;25;12,05;2;119,90',
          '2026-10-01;2026-10-01;Herbst;DE;Becher rot;500;1;5;7;1,005;0;',
          '2026-10-02;2026-10-02;Herbst;DE;=1+1;1.500;1;15;23;7,05;1;60,10',
          '2026-10-01;2026-10-31;Herbst;DE;Zeitraum;9.000;1;90;95;70,00;1;60,10',
        ].join('\r\n'),
        'utf-8',
      ),
    )
    expect(outline).toMatchObject({
      ...{ platform: 'meta', delimiter: ';', decimal: ',', currency: 'EUR', isDayUnsure: false },
    })
    expect(rows).toEqual([
      // 1,500 + 500 impressions; € 12.05 + 1.005 = 13.055, which is 1,306 cents.
      figure({
        ...{ impressions: 2_000, clicks: 25, spend_minor: 1_306, conversions: 2 },
        revenue_minor: 11_990,
      }),
      figure({
        ...{ day: '2026-10-02', ad: '=1+1', impressions: 1_500, clicks: 15, spend_minor: 705 },
        ...{ conversions: 1, revenue_minor: 6_010 },
      }),
    ])
    expect(leftOut).toEqual({ totals: 1, spans: 1, unreadable: 0, nameless: 0, moneyless: 0 })
  })

  test('Google Ads: two lines of title above, UTF-16 with tabs, thousands in quotes, a column of currencies, totals below', async () => {
    const { outline, rows, leftOut } = await read(
      bytesOf(
        [
          '\ufeffAd performance',
          'October 1, 2026 - October 31, 2026',
          'Day\tCampaign\tAd group\tAd name\tCurrency code\tImpr.\tClicks\tCTR\tCost\tConversions\tConv. value',
          '2026-10-01\tHerbst\tDE\tBecher rot\tEUR\t"12,345"\t"1,234"\t10.00%\t"1,234.50"\t1.5\t99.99',
          '2026-10-01\tHerbst\tDE\tBecher rot\tJPY\t100\t1\t1.00%\t"1,234"\t0\t0',
          'Total: Ads\t\t\t\t\t"12,445"\t"1,235"\t9.92%\t--\t1.5\t --',
        ].join('\n'),
        'utf-16le',
      ),
    )
    expect(outline).toMatchObject({
      ...{ platform: 'google', delimiter: '\t', titleCount: 2, encoding: 'utf-16le' },
    })
    expect(rows).toEqual([
      figure({
        ...{ impressions: 12_345, clicks: 1_234, spend_minor: 123_450, conversions: 1.5 },
        revenue_minor: 9_999,
      }),
      figure({ currency: 'JPY', impressions: 100, clicks: 1, spend_minor: 1_234 }),
    ])
    expect(leftOut).toMatchObject({ totals: 1, unreadable: 0 })
  })

  test('TikTok in Vietnamese: no currency in the file until somebody names one, đồng without a part behind the point', async () => {
    const text = [
      'Theo ngày,Tên chiến dịch,Tên nhóm quảng cáo,Tên quảng cáo,Chi phí,Lượt hiển thị,Lượt click (đích),Lượt chuyển đổi',
      '2026-10-01,Herbst,DE,Cà phê sữa đá,"1.234.567","10.000",250,4',
      'Tổng cộng,,,,"1.234.567","10.000",250,4',
    ].join('\n')
    const unnamed = await read(bytesOf(text, 'utf-8'))
    expect(unnamed.outline).toMatchObject({ platform: 'tiktok', currency: null, decimal: ',' })
    expect(unnamed).toMatchObject({ rows: [], leftOut: { moneyless: 1, totals: 1 } })
    const { rows } = await read(bytesOf(text, 'utf-8'), { currency: 'VND' })
    expect(rows).toEqual([
      figure({
        ...{ ad: 'Cà phê sữa đá', currency: 'VND', impressions: 10_000, clicks: 250 },
        ...{ spend_minor: 1_234_567, conversions: 4 },
      }),
    ])
  })

  test('TikTok in Korean: what Google calls by the same names does not make it Google’s', async () => {
    const { outline, rows } = await read(
      bytesOf(
        [
          '캠페인 이름,광고 그룹 이름,광고 이름,날짜,비용,노출수,클릭수,전환수,통화',
          'Herbst,DE,머그,2026-10-01,2050,1500,30,2,KRW',
        ].join('\n'),
        'utf-8',
      ),
    )
    expect(outline.platform).toBe('tiktok')
    expect(rows).toEqual([
      figure({
        ...{ ad: '머그', currency: 'KRW', impressions: 1_500, clicks: 30, spend_minor: 2_050 },
        conversions: 2,
      }),
    ])
  })

  test('LinkedIn in French: UTF-16 without a mark, days before months, lines of the report above', async () => {
    const { outline, rows } = await read(
      bytesOf(
        [
          'Rapport de performance',
          'Date de création : 02/11/2026',
          '',
          'Date de début (en UTC)\tNom du groupe de campagnes\tNom de la campagne\tNom de la publicité\tDevise\tTotal dépensé\tImpressions\tClics\tConversions',
          '13/10/2026\tHerbst\tDE\tBecher rot\tEUR\t1\u202f234,50\t8\u202f000\t64\t3',
          '01/10/2026\tHerbst\tDE\tBecher rot\tEUR\t0,50\t100\t1\t0',
        ].join('\r\n'),
        'utf-16be',
      ),
    )
    expect(outline).toMatchObject({ platform: 'linkedin', titleCount: 2, dayOrder: 'dmy' })
    expect(rows).toEqual([
      figure({
        ...{ day: '2026-10-13', impressions: 8_000, clicks: 64, spend_minor: 123_450 },
        conversions: 3,
      }),
      figure({ day: '2026-10-01', impressions: 100, clicks: 1, spend_minor: 50 }),
    ])
  })

  test('Meta in Spanish, as Windows writes it', async () => {
    const { outline, rows } = await read(
      bytesOf(
        'Día;Nombre de la campaña;Nombre del anuncio;Impresiones;Clics en el enlace;Importe gastado (USD)\r\n' +
          '2026-10-01;Otoño;Camión rápido;900;9;3,10\r\n2026-10-02;Otoño;Camión rápido;900;8;3,10',
        'latin1',
      ),
    )
    expect(outline.encoding).toMatch(/^windows-125[02]$/)
    expect(rows.map(({ ad, campaign, spend_minor }) => [ad, campaign, spend_minor])).toEqual([
      ['Camión rápido', 'Otoño', 310],
      ['Camión rápido', 'Otoño', 310],
    ])
  })

  test.each([
    [
      'meta',
      'ja',
      '日,キャンペーン名,広告セット名,広告の名前,インプレッション,リンクのクリック,消化金額 (JPY),結果',
    ],
    ['meta', 'ko', '일,캠페인 이름,광고 세트 이름,광고 이름,노출,링크 클릭,지출 금액 (KRW),결과'],
    ['meta', 'zh', '天,广告系列名称,广告组名称,广告名称,展示次数,链接点击量,已花费金额 (CNY),成效'],
    ['meta', 'th', 'วัน,ชื่อแคมเปญ,ชื่อชุดโฆษณา,ชื่อโฆษณา,อิมเพรสชัน,การคลิกลิงก์,จำนวนเงินที่ใช้จ่ายไป (THB),ผลลัพธ์'],
    [
      'meta',
      'pt',
      'Dia,Nome da campanha,Nome do conjunto de anúncios,Nome do anúncio,Impressões,Cliques no link,Valor usado (BRL),Resultados',
    ],
    [
      'google',
      'de',
      'Tag,Kampagne,Anzeigengruppe,Anzeigenname,Impressionen,Klicks,Kosten,Conversions,Währungscode',
    ],
    [
      'google',
      'ja',
      '日,キャンペーン,広告グループ,広告名,表示回数,クリック数,費用,コンバージョン,通貨コード',
    ],
    ['tiktok', 'zh', '按天,推广系列名称,广告组名称,广告名称,展示量,点击量(目标页面),消耗,转化量'],
    [
      'linkedin',
      'de',
      'Startdatum (in UTC),Kampagnengruppenname,Kampagnenname,Anzeigenname,Impressionen,Klicks,Gesamtausgaben,Conversions',
    ],
  ])('columns of %s are known in %s', async (platform, _, header) => {
    const file = new Blob([`${header}\n${header.replace(/[^,]+/g, '1')}\n`])
    const outline = await outlineFile(file)
    expect(outline?.platform).toBe(platform)
    expect(Object.keys(outline?.columns ?? {})).toEqual(
      expect.arrayContaining([
        'day',
        'campaign',
        'ad_set',
        'ad',
        'impressions',
        'clicks',
        'spend',
        'conversions',
      ]),
    )
  })

  test('names that nobody knows are offered for mapping by hand, and files alike have one shape', async () => {
    const text =
      'When;What;Shown;Pressed;Paid\n2026-10-01;Mug;100;2;1,50\n2026-10-02;Mug;100;2;1,50'
    const columns = { day: 0, ad: 1, impressions: 2, clicks: 3, spend: 4 }
    const { outline, rows } = await read(bytesOf(text, 'utf-8'), { columns, currency: 'EUR' })
    expect(outline.columns).toEqual({})
    expect(rows).toHaveLength(2)
    expect(await shapeOf(outline.names)).toBe(
      await shapeOf(['When', 'What', 'Shown', 'Pressed', 'Paid']),
    )
    expect(await outlineFile(new Blob(['Dear team,\nno table here.\n']))).toBeNull()
  })
})

test('a letter, a line end and a quoted line that are cut by the end of a piece stay whole', async () => {
  const header = 'Day,Campaign name,Ad name,Impressions,Link clicks,Amount spent (USD)\r\n'
  const line = '2026-10-01,Herbst,"Größe „L“\r\nund mehr",10,1,0.10\r\n'
  const times = Math.ceil(1_700_000 / new TextEncoder().encode(line).length)
  const { rows, leftOut } = await read(bytesOf(header + line.repeat(times), 'utf-8'))
  expect(rows).toMatchObject([
    { ad: 'Größe „L“ und mehr', impressions: 10 * times, clicks: times, spend_minor: 10 * times },
  ])
  expect(leftOut.unreadable).toBe(0)
})

describe('files of any size', () => {
  const header = 'Day,Campaign name,Ad name,Impressions,Link clicks,Amount spent (USD)\n'
  const linesOf = (count: number, name: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => `2026-10-01,Autumn,${name(at)},10,1,0.10\n`).join('')
  const opened = async (text: string) => {
    const file = new Blob([bytesOf(text, 'utf-8')])
    const outline = await outlineFile(file)
    if (!outline) throw new Error('There is no table in it.')
    return { file, outline }
  }

  test('one with more ads than are taken is refused where the limit is passed, and the rest is not read', async () => {
    const { file, outline } = await opened(header + linesOf(60_000, (at) => `Ad number ${at}`))
    let share = 0
    const onProgress = (now: number) => {
      share = now
    }
    await expect(readFigures(file, outline, { rowsMax: 100, onProgress })).rejects.toMatchObject({
      name: 'TooManyAds',
    })
    expect(share).toBeLessThan(0.5)
    const few = await opened(header + linesOf(60_000, (at) => `Ad number ${at % 100}`))
    const { rows } = await readFigures(few.file, few.outline, { rowsMax: 100 })
    expect(rows).toHaveLength(100)
    expect(rows[7]).toMatchObject({ ad: 'Ad number 7', impressions: 6_000, spend_minor: 6_000 })
  })

  test('a workbook that is called .csv is no table, a stray sign in a cell is', async () => {
    const packed = Uint8Array.from({ length: 4_000 }, (_, at) => (at * 7_919 + (at >> 3)) % 251)
    packed.set(bytesOf('PK\u0003\u0004\u0014', 'latin1'))
    packed.set(bytesOf('a,b,c\n1,2,3\n', 'latin1'), 40)
    expect(await outlineFile(new Blob([packed]))).toBeNull()
    const { rows } = await read(bytesOf(header + linesOf(20, () => 'Ad\u0007one'), 'utf-8'))
    expect(rows).toMatchObject([{ ad: 'Ad one' }])
  })
})

test('a quotation mark that nobody closes ends the reading, and a signal does', async () => {
  const header = 'Day,Campaign name,Ad name,Impressions,Link clicks,Amount spent (USD)\n'
  const open = bytesOf(
    `${header}2026-10-01,A,B,1,1,1\n2026-10-01,"A${',x\n'.repeat(1_800_000)}`,
    'utf-8',
  )
  await expect(read(open)).rejects.toMatchObject({ name: 'EndlessRecord' })
  const file = new Blob([bytesOf(`${header}2026-10-01,A,B,1,1,1\n`, 'utf-8')])
  const outline = await outlineFile(file)
  if (!outline) throw new Error('There is no table in it.')
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(readFigures(file, outline, { signal })).rejects.toThrow('enough')
})

test.each([
  ['1,234.50', '.', 1_234.5],
  ['1.234,50 €', ',', 1_234.5],
  ['US$1,234.50', '.', 1_234.5],
  ['₫1.234.567', ',', 1_234_567],
  ["1'234.50", '.', 1_234.5],
  ['1 234,5', ',', 1_234.5],
  ['-3', '.', -3],
  ['--', '.', 0],
  ['', '.', 0],
  ['=2*3', '.', null],
  ['5.2%', '.', null],
  ['many', '.', null],
] as const)('“%s” with %s is %s', (text, decimal, value) => {
  expect(readNumber(text, decimal)).toBe(value)
})

test.each([
  [['1,234'], ['5'], '.'],
  [['1.234'], ['5'], ','],
  [['5'], ['1,5'], ','],
  [['5'], ['1,234.5'], '.'],
  [['5'], ['1.234.567'], ','],
  [['5'], ['1,234'], null],
] as const)('counts %j and amounts %j are written with %s', (counts, amounts, sign) => {
  expect(findDecimalSign(counts, amounts)).toBe(sign)
})

test.each([
  ['2026-10-05', '2026-10-05'],
  ['2026/10/05 00:00:00', '2026-10-05'],
  ['2026年10月5日', '2026-10-05'],
  ['2026. 10. 5.', '2026-10-05'],
  ['5.10.2026', '2026-10-05'],
  ['5/10/26', '2026-10-05'],
  ['5/10/2569', '2026-10-05'],
  ['Monday, Oct 5, 2026', '2026-10-05'],
  ['30/02/2026', null],
  ['Total', null],
  ['1234', null],
] as const)('the day “%s” is %s', (text, day) => {
  expect(readDay(text, 'dmy')).toBe(day)
})

test.each(LANGUAGES)('a day whose month is a word is read in %s', (language) => {
  for (const month of [0, 2, 10, 11]) {
    const date = new Date(Date.UTC(2026, month, 7))
    for (const dateStyle of ['long', 'medium'] as const) {
      const text = new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' }).format(date)
      expect([text, readDay(text, 'dmy')]).toEqual([text, date.toISOString().slice(0, 10)])
    }
  }
})
