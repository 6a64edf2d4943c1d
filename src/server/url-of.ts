import type { ServerRequest } from 'srvx'

/** Address of a request. The server has taken it apart already, and to do so anew costs more than a header. */
export const urlOf = (request: Pick<ServerRequest, 'url' | '_url'>): URL =>
  request._url ?? new URL(request.url)
