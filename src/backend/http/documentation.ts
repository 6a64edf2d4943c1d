import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { AppError } from '../../contract/app-error.ts'
import { WORKFLOWS } from '../../contract/generation.ts'
import { keysOf } from '../../contract/keys-of.ts'
import { capabilitiesOf } from '../capabilities.ts'
import type { Context } from '../context.ts'
import { projectRoot } from '../paths.ts'
import type { ApiEnvironment } from './api-environment.ts'
import { createOpenApiDocument } from './openapi/document.ts'

const SWAGGER_FOLDER = join(projectRoot, 'node_modules/swagger-ui-dist')
const ASSETS = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
])

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Adloom API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true })`

/** The page has inline styles; scripts come only from here. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The installation's current capabilities and workflow types. */
function offerOf(context: Pick<Context, 'models' | 'textModel'>) {
  const serving = context.models.list().filter(({ status }) => status === 'active')
  const types = new Set(serving.flatMap(({ workflowTypes }) => workflowTypes))
  return {
    capabilities: capabilitiesOf(context),
    workflowTypes: keysOf(WORKFLOWS).filter((type) => types.has(type)),
  }
}

/** Serves the contract as an OpenAPI document and as a page to browse. */
export function mountDocumentation(app: Hono<ApiEnvironment>): void {
  let made: { offer: string; document: unknown } | null = null
  app.get('/api/openapi.json', (c) => {
    const { context } = c.var
    const offer = offerOf(context)
    const key = JSON.stringify(offer)
    // Connecting a model on the operator page changes the document.
    if (made?.offer !== key) {
      const document = createOpenApiDocument({ publicUrl: context.env.PUBLIC_URL, offer })
      made = { offer: key, document }
    }
    return c.json(made.document)
  })

  app.get('/api/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': POLICY }))
  app.get('/api/docs/start.js', (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/api/docs/:file', async (c) => {
    const type = ASSETS.get(c.req.param('file'))
    if (!type) throw new AppError('not_found')
    const body = await readFile(join(SWAGGER_FOLDER, c.req.param('file')), 'utf8')
    return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=86400' })
  })
}
