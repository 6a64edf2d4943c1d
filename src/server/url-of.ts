import type { ServerRequest } from 'srvx'

/** URL of a request. The server has already parsed it, and parsing again costs more than a header. */
export const urlOf = (request: Pick<ServerRequest, 'url' | '_url'>): URL =>
  request._url ?? new URL(request.url)
