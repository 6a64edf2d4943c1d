/**
 * Calls that return bytes or a stream instead of an envelope. They are named here so that both sides
 * and the OpenAPI document agree on them; the embedded API mounts them by hand.
 */
export const STREAMS = {
  /** Server-sent events of all tasks of the signed-in user; `Last-Event-ID` replays what was missed. */
  taskEvents: '/backend/auth/task/events',
  /** Small picture (WebP) of a result that is ready before the others of its task, while that runs. */
  taskPreview: '/backend/auth/task/preview/{taskId}/{position}',
  /** tus 1.0 uploads: creation, HEAD, PATCH, termination. */
  uploadFiles: '/backend/auth/upload/files',
  /** A typeface of a team's own: its bytes as the body, its name in `file_name`. */
  brandFont: '/api/v1/auth/brand-fonts/upload',
  /** The words of a PDF for what a brand knows: its bytes as the body. */
  knowledgePdf: '/api/v1/auth/knowledge/pdf',
  /** A stored file by signed address; in ranges, too. */
  media: '/media/{fileId}/{variant}',
  /** A file of an example of the gallery; these come with the product and are open to everyone. */
  examples: '/media/gallery/examples/{name}',
  /** The same file as a download: takes one of our signed addresses in `url`, and a `name` that is wished for. */
  download: '/api/v1/media/download',
  /** Several results as one ZIP archive, by the signed address that `gallery.archive` returns. */
  archive: '/api/v1/media/archive',
  /** What is kept of somebody as a ZIP archive, by the signed address that `personalData.exportData` returns. */
  dataExport: '/api/v1/account/export',
  /** Files of an export pack as a ZIP archive, by the signed address that the pack has. */
  exportPack: '/api/v1/export-packs/archive',
  /** Invoice of a paid order as PDF, for who may see the order. */
  invoice: '/api/v1/auth/billing/orders/{orderId}/invoice',
  /** Where payment services report; signed by them, read as it was sent. */
  paymentWebhook: '/api/v1/payments/webhooks/{gateway}',
  /** Where services that run models report; no truth, only a reason to look. */
  providerReport: '/api/v1/models/reports/{provider}/{taskId}',
  /** The same from a service that has one address for the reports of all its jobs. */
  providerReports: '/api/v1/models/reports/{provider}',
  /** Payment page of the embedded sandbox. */
  sandboxCheckout: '/api/v1/payments/test/{token}',
} as const
