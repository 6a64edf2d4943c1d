import type { PlatformColumns } from './platform-columns'

/** Column names in exports of Meta's Ads Manager; if a file contains two of them, the earlier one wins. */
export const META: PlatformColumns = {
  tells: [
    ...['Amount spent', 'Ausgegebener Betrag', 'Importe gastado', 'Montant dépensé', 'Valor usado'],
    ...['Montante gasto', '消化金額', '지출 금액', '已花费金额', '花费金额', 'จำนวนเงินที่ใช้จ่ายไป'],
    ...['Số tiền đã chi tiêu', 'Reporting starts', 'Ad set name', 'Link clicks', 'Clicks (all)'],
  ],
  names: {
    day: [
      ...['Day', 'Tag', 'Día', 'Jour', 'Dia', '日', '일', '天', '单日', '日期', 'วัน', 'Ngày'],
      ...['Reporting starts', 'Berichtsstart', 'Berichtsbeginn', 'Inicio del informe'],
      ...['Début des rapports', 'Début du rapport', 'Início dos relatórios', 'レポート開始日'],
      ...['レポート開始', '보고 시작', '보고서 시작', '报告开始日期', '报告起始日期'],
      ...[
        'เริ่มการรายงาน',
        'การเริ่มรายงาน',
        'เริ่มต้นการรายงาน',
        'Bắt đầu báo cáo',
        'Ngày bắt đầu báo cáo',
      ],
    ],
    end: [
      ...[
        'Reporting ends',
        'Berichtsende',
        'Fin del informe',
        'Fin des rapports',
        'Fin du rapport',
      ],
      ...['Término dos relatórios', 'Encerramento dos relatórios', 'Fim dos relatórios'],
      ...['レポート終了日', 'レポート終了', '보고 종료', '보고서 종료', '报告结束日期'],
      ...['สิ้นสุดการรายงาน', 'การสิ้นสุดรายงาน', 'Kết thúc báo cáo', 'Ngày kết thúc báo cáo'],
    ],
    campaign: [
      ...['Campaign name', 'Kampagnenname', 'Name der Kampagne', 'Nombre de la campaña'],
      ...['Nom de la campagne', 'Nome da campanha', 'キャンペーン名', 'キャンペーンの名前'],
      ...['캠페인 이름', '广告系列名称', 'ชื่อแคมเปญ', 'Tên chiến dịch'],
    ],
    ad_set: [
      ...['Ad set name', 'Anzeigengruppenname', 'Name der Anzeigengruppe'],
      ...['Nombre del conjunto de anuncios', 'Nom de l’ensemble de publicités'],
      ...['Nome do conjunto de anúncios', '広告セット名', '広告セットの名前', '광고 세트 이름'],
      ...['광고세트 이름', '广告组名称', 'ชื่อชุดโฆษณา', 'Tên nhóm quảng cáo'],
    ],
    ad: [
      ...['Ad name', 'Anzeigenname', 'Name der Anzeige', 'Nombre del anuncio'],
      ...[
        'Nom de la publicité',
        'Nome do anúncio',
        '広告の名前',
        '広告名',
        '광고 이름',
        '广告名称',
      ],
      ...['ชื่อโฆษณา', 'Tên quảng cáo'],
    ],
    impressions: [
      ...['Impressions', 'Impressionen', 'Impresiones', 'Impressões', 'インプレッション'],
      ...[
        'インプレッション数',
        '노출',
        '노출수',
        '展示次数',
        'อิมเพรสชัน',
        'อิมเพรสชั่น',
        'Lượt hiển thị',
      ],
    ],
    clicks: [
      ...['Link clicks', 'Link-Klicks', 'Clics en el enlace', 'Clics sur un lien'],
      ...['Clics sur le lien', 'Cliques no link', 'Cliques na ligação', 'リンクのクリック'],
      ...['リンクのクリック数', '링크 클릭', '링크 클릭수', '链接点击量', '链接点击次数'],
      ...['การคลิกลิงก์', 'จำนวนการคลิกลิงก์', 'จำนวนคลิกลิงก์', 'Lượt click vào liên kết'],
      ...['Lượt nhấp vào liên kết', 'Clicks (all)', 'Klicks (alle)', 'Clics (todos)'],
      ...[
        'Clics (tous)',
        'Cliques (todos)',
        'クリック(すべて)',
        'クリック数(すべて)',
        '클릭(전체)',
      ],
      ...['点击量(全部)', '点击次数(全部)', 'จำนวนคลิก (ทั้งหมด)', 'คลิก (ทั้งหมด)'],
      ...['จำนวนการคลิก (ทั้งหมด)', 'Lượt click (tất cả)', 'Lượt nhấp (tất cả)'],
    ],
    spend: [
      ...['Amount spent', 'Ausgegebener Betrag', 'Importe gastado', 'Cantidad gastada'],
      ...['Montant dépensé', 'Valor usado', 'Montante gasto', '消化金額', '지출 금액'],
      ...['已花费金额', '花费金额', 'จำนวนเงินที่ใช้จ่ายไป', 'Số tiền đã chi tiêu'],
    ],
    conversions: [
      ...['Purchases', 'Käufe', 'Compras', 'Achats', '購入', '購入数', '구매', '购物次数', '购物'],
      ...['การซื้อ', 'Lượt mua', 'Website purchases', 'Website-Käufe', 'Compras en el sitio web'],
      ...['Achats sur le site web', 'Compras no site', 'ウェブサイトでの購入', '웹사이트 구매'],
      ...['网站购物', 'การซื้อบนเว็บไซต์', 'Lượt mua trên trang web', 'Results', 'Ergebnisse'],
      ...['Resultados', 'Résultats', '結果', '결과', '成效', '结果', 'ผลลัพธ์', 'Kết quả'],
    ],
    revenue: [
      ...['Purchases conversion value', 'Conversion-Wert von Käufen', 'Conversion-Wert für Käufe'],
      ...['Valor de conversión de compras', 'Valeur de conversion des achats'],
      ...['Valor de conversão da compra', 'Valor de conversão de compras', '購入コンバージョン値'],
      ...['購入のコンバージョン値', '구매 전환값', '购物转化价值', '购物转化值'],
      ...['มูลค่าคอนเวอร์ชั่นการซื้อ', 'มูลค่าคอนเวอร์ชันการซื้อ', 'Giá trị chuyển đổi từ lượt mua'],
      ...['Website purchases conversion value', 'Conversion-Wert von Website-Käufen'],
    ],
    currency: [
      ...['Currency', 'Währung', 'Divisa', 'Moneda', 'Devise', 'Moeda', '通貨', '통화', '币种'],
      ...['货币', 'สกุลเงิน', 'Đơn vị tiền tệ', 'Loại tiền tệ'],
    ],
  },
}
