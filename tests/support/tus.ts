import { STREAMS } from '../../src/contract/endpoints/media.ts'
import { VISITOR_HEADER } from '../../src/contract/headers.ts'
import type { HttpBackend } from './http-backend.ts'

export interface TusFile {
  fileName: string
  bytes: Buffer
  fileType?: string
  /** If it differs from the number of bytes sent. */
  declaredBytes?: number
  purpose?: string
}

const encode = (value: string) => Buffer.from(value).toString('base64')

/** Speaks the upload protocol by hand, for requests that a well-behaved client wouldn't send. */
export function tusSender(
  { baseUrl }: Pick<HttpBackend, 'baseUrl'>,
  sender: string | { visitorToken: string },
) {
  const identity: Record<string, string> =
    typeof sender === 'string'
      ? { authorization: sender }
      : { [VISITOR_HEADER]: sender.visitorToken }
  const request = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(new URL(path, baseUrl), {
      method,
      headers: { 'tus-resumable': '1.0.0', ...identity, ...headers },
      body: body && new Uint8Array(body),
    })

  return {
    request,

    create: ({ fileName, bytes, fileType, declaredBytes, purpose }: TusFile): Promise<Response> =>
      request('POST', STREAMS.uploadFiles, {
        'upload-length': String(declaredBytes ?? bytes.length),
        'upload-metadata': Object.entries({ filename: fileName, filetype: fileType, purpose })
          .flatMap(([name, value]) => (value ? [`${name} ${encode(value)}`] : []))
          .join(','),
      }),

    patch: (path: string, offset: number, bytes: Buffer): Promise<Response> =>
      request(
        'PATCH',
        path,
        { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        bytes,
      ),

    /** Creates an upload and sends it whole; returns its id. */
    async send(file: TusFile): Promise<string> {
      const created = await this.create(file)
      const path = created.headers.get('location')
      if (!path) throw new Error(`The upload was not created: ${created.status}`)
      if (file.bytes.length > 0) await this.patch(path, 0, file.bytes)
      return path.split('/').at(-1) ?? ''
    },
  }
}
