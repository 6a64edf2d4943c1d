import type { PlatformColumns } from './platform-columns'

/**
 * Column names in reports of LinkedIn's Campaign Manager; if a file contains two of them, the earlier one
 * wins. What others call an ad set is a campaign there, within a campaign group.
 */
export const LINKEDIN: PlatformColumns = {
  tells: [
    ...['Start Date (in UTC)', 'Campaign Group Name', 'Total Spent', 'Total Engagements'],
    ...['Ad Introduction Text', 'Creative Name', 'Startdatum (in UTC)', 'Kampagnengruppenname'],
    ...['Gesamtausgaben', 'Nombre del grupo de campañas', 'Gasto total', 'Total dépensé'],
    ...['Nom du groupe de campagnes', 'Nome do grupo de campanhas', 'Total gasto', '合計支出'],
    ...[
      'キャンペーングループ名',
      '캠페인 그룹 이름',
      '총 지출',
      '广告系列组名称',
      '总支出',
      '营销活动组名称',
    ],
    ...['ชื่อกลุ่มแคมเปญ', 'ยอดใช้จ่ายรวม', 'Tên nhóm chiến dịch', 'Tổng chi tiêu'],
  ],
  names: {
    day: [
      ...['Start Date (in UTC)', 'Start Date', 'Date', 'Day', 'Startdatum (in UTC)', 'Startdatum'],
      ...['Fecha de inicio (en UTC)', 'Fecha de inicio', 'Date de début (en UTC)'],
      ...['Date de début', 'Data de início (em UTC)', 'Data de início', '開始日 (UTC)', '開始日'],
      ...['시작 날짜(UTC)', '시작일(UTC)', '시작일', '开始日期(UTC)', '开始日期', 'วันที่เริ่มต้น (UTC)'],
      ...['วันที่เริ่มต้น', 'Ngày bắt đầu (UTC)', 'Ngày bắt đầu'],
    ],
    end: [
      ...['End Date (in UTC)', 'End Date', 'Enddatum', 'Fecha de finalización', 'Date de fin'],
      ...['Data de término', '終了日', '종료일', '结束日期', 'วันที่สิ้นสุด', 'Ngày kết thúc'],
    ],
    campaign: [
      ...['Campaign Group Name', 'Kampagnengruppenname', 'Name der Kampagnengruppe'],
      ...['Nombre del grupo de campañas', 'Nom du groupe de campagnes'],
      ...[
        'Nome do grupo de campanhas',
        'キャンペーングループ名',
        '캠페인 그룹 이름',
        '广告系列组名称',
      ],
      ...['营销活动组名称', 'ชื่อกลุ่มแคมเปญ', 'Tên nhóm chiến dịch'],
    ],
    ad_set: [
      ...['Campaign Name', 'Kampagnenname', 'Nombre de la campaña', 'Nom de la campagne'],
      ...['Nome da campanha', 'キャンペーン名', '캠페인 이름', '广告系列名称', '营销活动名称'],
      ...['ชื่อแคมเปญ', 'Tên chiến dịch'],
    ],
    ad: [
      ...['Creative Name', 'Ad Name', 'Anzeigenname', 'Name der Anzeige', 'Nombre del anuncio'],
      ...[
        'Nom de la publicité',
        'Nom de l’annonce',
        'Nome do anúncio',
        '広告名',
        '광고 이름',
        '广告名称',
      ],
      ...['ชื่อโฆษณา', 'Tên quảng cáo', 'Ad Headline', 'Ad Introduction Text', 'Ad ID'],
      ...['Creative ID'],
    ],
    impressions: [
      ...['Impressions', 'Impressionen', 'Impresiones', 'Impressões', 'インプレッション'],
      ...['インプレッション数', '노출', '노출수', '展示次数', '曝光量', 'อิมเพรสชัน', 'การแสดงผล'],
      ...['Lượt hiển thị', 'Số lần hiển thị'],
    ],
    clicks: [
      ...[
        'Clicks to Landing Page',
        'Clicks',
        'Klicks',
        'Clics',
        'Cliques',
        'クリック',
        'クリック数',
      ],
      ...['클릭', '클릭수', '点击次数', '点击量', 'คลิก', 'จำนวนคลิก', 'การคลิก', 'Lượt nhấp'],
      ...['Số lần nhấp', 'Lượt click'],
    ],
    spend: [
      ...['Total Spent', 'Total Spend', 'Spend', 'Cost', 'Gesamtausgaben', 'Ausgaben insgesamt'],
      ...['Gasto total', 'Total gastado', 'Total dépensé', 'Dépenses totales', 'Total gasto'],
      ...['合計支出', '支出合計', '총 지출', '总支出', '总花费', 'ยอดใช้จ่ายรวม', 'ค่าใช้จ่ายทั้งหมด'],
      ...['Tổng chi tiêu', 'Tổng chi phí'],
    ],
    conversions: [
      ...['Conversions', 'Total Conversions', 'Conversiones', 'Conversões', 'コンバージョン'],
      ...['コンバージョン数', '전환', '전환수', '转化次数', '转化', 'คอนเวอร์ชัน', 'คอนเวอร์ชั่น'],
      ...['Lượt chuyển đổi', 'Leads'],
    ],
    revenue: [
      ...['Total Conversion Value', 'Conversion Value', 'Gesamter Conversion-Wert'],
      ...['Conversion-Wert insgesamt', 'Valor total de conversión', 'Valeur de conversion totale'],
      ...['Valor total de conversão', '合計コンバージョン値', '총 전환 가치', '总转化价值'],
      ...['มูลค่าคอนเวอร์ชันรวม', 'Tổng giá trị chuyển đổi'],
    ],
    currency: [
      ...['Currency', 'Währung', 'Moneda', 'Divisa', 'Devise', 'Moeda', '通貨', '통화', '币种'],
      ...['货币', 'สกุลเงิน', 'Đơn vị tiền tệ', 'Loại tiền tệ'],
    ],
  },
}
