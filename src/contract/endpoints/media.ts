/**
 * Calls that return bytes or a stream instead of an envelope. They are listed here so that both sides and the
 * OpenAPI document agree on them; the embedded API mounts them by hand.
 */
export const STREAMS = {
  /** Server-sent events for all tasks of the signed-in user; `Last-Event-ID` replays missed events. */
  taskEvents: '/backend/auth/task/events',
  /** Thumbnail (WebP) of a result that is ready while its task is still making the others. */
  taskPreview: '/backend/auth/task/preview/{taskId}/{position}',
  /** tus 1.0 uploads: creation, HEAD, PATCH, termination. */
  uploadFiles: '/backend/auth/upload/files',
  /** Upload of a team's typeface: its bytes as the body, its name in `file_name`. */
  brandFont: '/api/v1/auth/brand-fonts/upload',
  /** Extracts a PDF's text for a knowledge entry: its bytes as the body. */
  knowledgePdf: '/api/v1/auth/knowledge/pdf',
  /** A stored file by signed URL; supports range requests. */
  media: '/media/{fileId}/{variant}',
  /** A file of a gallery example; these ship with the product and are public. */
  examples: '/media/gallery/examples/{name}',
  /** The same file as a download: takes one of our signed URLs in `url`, and the preferred file name in `name`. */
  download: '/api/v1/media/download',
  /** Several results as one ZIP archive, by the signed URL from `gallery.archive`. */
  archive: '/api/v1/media/archive',
  /** A person's data as a ZIP archive, by the signed URL from `personalData.exportData`. */
  dataExport: '/api/v1/account/export',
  /** Files of an export pack as a ZIP archive, by the signed URL from the pack. */
  exportPack: '/api/v1/export-packs/archive',
  /** Invoice of a paid order as a PDF, for people who may see the order. */
  invoice: '/api/v1/auth/billing/orders/{orderId}/invoice',
  /** Webhooks of payment services; they sign them, so the body is read exactly as sent. */
  paymentWebhook: '/api/v1/payments/webhooks/{gateway}',
  /** Webhooks of services that run models; not trusted, only a reason to check the task. */
  providerReport: '/api/v1/models/reports/{provider}/{taskId}',
  /** The same, for a service that reports all its jobs to one URL. */
  providerReports: '/api/v1/models/reports/{provider}',
  /** Payment page of the embedded sandbox. */
  sandboxCheckout: '/api/v1/payments/test/{token}',
} as const
