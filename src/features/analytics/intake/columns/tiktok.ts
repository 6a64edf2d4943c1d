import type { PlatformColumns } from './platform-columns'

/** Column names in reports of TikTok Ads Manager; if a file contains two of them, the earlier one wins. */
export const TIKTOK: PlatformColumns = {
  tells: [
    ...['By Day', 'Ad group name', 'Clicks (destination)', 'CTR (destination)', 'Stat time day'],
    ...['Primary status', 'Video views', '2-second video views', 'Complete payment'],
    ...[
      'Klicks (Ziel)',
      'Clics (destino)',
      'Cliques (destino)',
      '点击量(目标页面)',
      '広告グループ名',
    ],
    ...['클릭수(도착지)', 'การคลิก (ปลายทาง)', 'Lượt click (đích)', 'Lượt nhấp (đích)', '消耗'],
  ],
  names: {
    day: [
      ...['By Day', 'Date', 'Day', 'Stat time day', 'Nach Tag', 'Tag', 'Datum', 'Por día', 'Fecha'],
      ...['Día', 'Par jour', 'Jour', 'Por dia', 'Data', 'Dia', '日別', '日付', '일별', '날짜'],
      ...['按天', '日期', 'รายวัน', 'วันที่', 'วัน', 'Theo ngày', 'Ngày'],
    ],
    end: [],
    campaign: [
      ...['Campaign name', 'Kampagnenname', 'Nombre de la campaña', 'Nom de la campagne'],
      ...[
        'Nome da campanha',
        'キャンペーン名',
        '캠페인 이름',
        '캠페인명',
        '推广系列名称',
        '广告系列名称',
      ],
      ...['ชื่อแคมเปญ', 'Tên chiến dịch', 'Campaign'],
    ],
    ad_set: [
      ...['Ad group name', 'Anzeigengruppenname', 'Name der Anzeigengruppe'],
      ...[
        'Nombre del grupo de anuncios',
        'Nom du groupe de publicités',
        'Nom du groupe d’annonces',
      ],
      ...[
        'Nome do grupo de anúncios',
        '広告グループ名',
        '광고 그룹 이름',
        '광고 그룹명',
        '广告组名称',
      ],
      ...['ชื่อกลุ่มโฆษณา', 'Tên nhóm quảng cáo', 'Ad group'],
    ],
    ad: [
      ...['Ad name', 'Anzeigenname', 'Name der Anzeige', 'Nombre del anuncio'],
      ...[
        'Nom de la publicité',
        'Nom de l’annonce',
        'Nome do anúncio',
        '広告名',
        '광고 이름',
        '광고명',
      ],
      ...['广告名称', 'ชื่อโฆษณา', 'Tên quảng cáo', 'Ad', 'Ad ID'],
    ],
    impressions: [
      ...['Impressions', 'Impression', 'Impressionen', 'Impresiones', 'Impressões'],
      ...['インプレッション', 'インプレッション数', '노출', '노출수', '展示量', '展示次数'],
      ...['อิมเพรสชัน', 'การแสดงผล', 'Lượt hiển thị', 'Số lần hiển thị'],
    ],
    clicks: [
      ...['Clicks (destination)', 'Klicks (Ziel)', 'Clics (destino)', 'Clics (destination)'],
      ...['Cliques (destino)', 'クリック数(遷移先)', 'クリック数(リンク先)', '클릭수(도착지)'],
      ...['点击量(目标页面)', 'การคลิก (ปลายทาง)', 'จำนวนคลิก (ปลายทาง)', 'Lượt click (đích)'],
      ...[
        'Lượt nhấp (đích)',
        'Clicks',
        'Click',
        'Klicks',
        'Clics',
        'Cliques',
        'クリック数',
        '클릭수',
      ],
      ...['点击量', '点击数', 'การคลิก', 'จำนวนคลิก', 'Lượt click', 'Lượt nhấp', 'Clicks (all)'],
    ],
    spend: [
      ...['Cost', 'Total cost', 'Spend', 'Kosten', 'Gesamtkosten', 'Coste', 'Costo', 'Coste total'],
      ...[
        'Coût',
        'Coût total',
        'Custo',
        'Custo total',
        'コスト',
        '費用',
        '消化額',
        '비용',
        '총 비용',
      ],
      ...['消耗', '总消耗', '成本', 'ค่าใช้จ่าย', 'ต้นทุน', 'Chi phí', 'Tổng chi phí'],
    ],
    conversions: [
      ...['Conversions', 'Conversion', 'Total conversions', 'Conversiones', 'Conversões'],
      ...['コンバージョン', 'コンバージョン数', '전환', '전환수', '转化量', '转化数', 'คอนเวอร์ชัน'],
      ...['การแปลง', 'Lượt chuyển đổi', 'Số lượt chuyển đổi', 'Complete payment'],
      ...['Total complete payment', 'Purchases', 'Results', 'Result', 'Ergebnisse', 'Resultados'],
      ...['Résultats', '結果', '결과', '成效', 'ผลลัพธ์', 'Kết quả'],
    ],
    revenue: [
      ...['Total purchase value', 'Purchase value', 'Total complete payment value'],
      ...['Complete payment value', 'Total value', 'Conversion value', 'Conversion-Wert'],
      ...['Valor total de compra', 'Valeur totale d’achat', 'Valor total da compra', '合計購入額'],
      ...['총 구매 가치', '总购买价值', '付费总价值', 'มูลค่าการซื้อรวม', 'Tổng giá trị mua hàng'],
    ],
    currency: [
      ...['Currency', 'Währung', 'Moneda', 'Divisa', 'Devise', 'Moeda', '通貨', '통화', '币种'],
      ...['货币', 'สกุลเงิน', 'Đơn vị tiền tệ', 'Tiền tệ'],
    ],
  },
}
