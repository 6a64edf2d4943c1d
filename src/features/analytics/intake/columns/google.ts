import type { PlatformColumns } from './platform-columns'

/** Column names in reports of Google Ads; if a file contains two of them, the earlier one wins. */
export const GOOGLE: PlatformColumns = {
  tells: [
    ...['Impr.', 'Conv. value', 'Currency code', 'Währungscode', 'Code de devise', 'Ad group'],
    ...['Código de moneda', 'Código da moeda', '通貨コード', '통화 코드', '货币代码', 'รหัสสกุลเงิน'],
    ...['Mã đơn vị tiền tệ', 'Mã tiền tệ', '表示回数', '노출수', 'Final URL', 'Ad state'],
  ],
  names: {
    day: [
      ...['Day', 'Tag', 'Día', 'Jour', 'Dia', '日', '日期', '일', '天', 'วัน', 'Ngày', 'Date'],
      ...['Datum', 'Fecha', 'Data', '날짜'],
    ],
    end: [],
    campaign: [
      ...['Campaign', 'Kampagne', 'Campaña', 'Campagne', 'Campanha', 'キャンペーン', '캠페인'],
      ...['广告系列', 'แคมเปญ', 'Chiến dịch', 'Campaign name', 'Kampagnenname'],
    ],
    ad_set: [
      ...['Ad group', 'Anzeigengruppe', 'Grupo de anuncios', 'Groupe d’annonces'],
      ...['Grupo de anúncios', '広告グループ', '광고그룹', '광고 그룹', '广告组', 'กลุ่มโฆษณา'],
      ...['Nhóm quảng cáo', 'Asset group', 'Ad group name'],
    ],
    ad: [
      ...['Ad name', 'Anzeigenname', 'Name der Anzeige', 'Nombre del anuncio', 'Nom de l’annonce'],
      ...['Nome do anúncio', '広告名', '광고 이름', '广告名称', 'ชื่อโฆษณา', 'Tên quảng cáo'],
      ...['Headline 1', 'Anzeigentitel 1', 'Titre 1', 'Título 1', '広告見出し 1', '광고 제목 1'],
      ...['标题 1', '广告标题 1', 'บรรทัดแรก 1', 'Dòng tiêu đề 1', 'Ad', 'Anzeige', 'Anuncio'],
      ...['Annonce', 'Anúncio', '広告', '광고', '广告', 'โฆษณา', 'Quảng cáo', 'Ad ID'],
      ...[
        'Anzeigen-ID',
        'ID del anuncio',
        'ID de l’annonce',
        'ID do anúncio',
        '広告 ID',
        '광고 ID',
      ],
      ...['广告 ID', 'รหัสโฆษณา', 'ID quảng cáo', 'Mã quảng cáo'],
    ],
    impressions: [
      ...[
        'Impr.',
        'Impressions',
        'Impressionen',
        'Impresiones',
        'Impressões',
        '表示回数',
        '노출수',
      ],
      ...['展示次数', 'การแสดงผล', 'จำนวนการแสดงผล', 'Lượt hiển thị', 'Số lượt hiển thị'],
    ],
    clicks: [
      ...['Clicks', 'Klicks', 'Clics', 'Cliques', 'クリック数', '클릭수', '点击次数', '点击数'],
      ...['การคลิก', 'จำนวนคลิก', 'คลิก', 'Lượt nhấp', 'Số lượt nhấp', 'Số nhấp chuột'],
      ...['Interactions'],
    ],
    spend: [
      ...['Cost', 'Kosten', 'Coste', 'Costo', 'Coût', 'Custo', '費用', '비용', '费用'],
      ...['ค่าใช้จ่าย', 'Chi phí'],
    ],
    conversions: [
      ...[
        'Conversions',
        'Conversiones',
        'Conversões',
        'コンバージョン',
        'コンバージョン数',
        '전환',
      ],
      ...['전환수', '转化次数', '转化', 'Conversion', 'คอนเวอร์ชัน', 'คอนเวอร์ชั่น', 'Lượt chuyển đổi'],
      ...['Số lượt chuyển đổi', 'Chuyển đổi'],
    ],
    revenue: [
      ...['Conv. value', 'Conversion value', 'Conv.-Wert', 'Conversion-Wert', 'Conversionwert'],
      ...['Valor de conv.', 'Valor de conversión', 'Val. conv.', 'Valeur de conv.'],
      ...['Valeur de conversion', 'Valor da conv.', 'Valor da conversão', 'コンバージョン値'],
      ...['コンバージョン値', '전환 가치', '전환값', '转化价值', '转化值', 'มูลค่าคอนเวอร์ชัน'],
      ...['มูลค่า Conversion', 'Giá trị chuyển đổi', 'Giá trị lượt chuyển đổi', 'Total conv. value'],
    ],
    currency: [
      ...['Currency code', 'Währungscode', 'Währung', 'Código de moneda', 'Código de divisa'],
      ...['Code de devise', 'Code de la devise', 'Código da moeda', '通貨コード', '통화 코드'],
      ...['货币代码', 'รหัสสกุลเงิน', 'Mã đơn vị tiền tệ', 'Mã tiền tệ', 'Currency', 'Moneda'],
      ...['Devise', 'Moeda', '通貨', '통화', '货币', 'สกุลเงิน'],
    ],
  },
}
