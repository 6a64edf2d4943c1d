import { createDocument, type ZodOpenApiPathsObject } from 'zod-openapi'
import type { Capability } from '../../../contract/capabilities.ts'
import { contract } from '../../../contract/contract.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { STREAMS } from '../../../contract/endpoints/media.ts'
import type { WorkflowType } from '../../../contract/generation.ts'
import { type Answers, createAnswers } from './answers.ts'
import { isOffered } from './offered.ts'
import { operation } from './operation.ts'
import { nameSchemas } from './schemas.ts'
import { SECURITY_SCHEMES } from './security.ts'
import { sharedParameters } from './shared-parameters.ts'
import { streamPaths } from './streams.ts'
import { TAGS } from './tags.ts'

const DESCRIPTION = `Every reply is an envelope \`{status, message, desc, data}\`; status 200 is success, anything else a failure whose \`data.code\` names it. Each operation lists the codes it answers.

Send the access token of \`POST /api/v1/login\` in the \`Authorization\` header, or the token of \`POST /api/v1/visit/free/check\` in \`x-visitor-token\`. Files arrive over tus 1.0 at \`${STREAMS.uploadFiles}\`; addresses of files in replies are signed and end after a day.`

interface Bounds {
  additionalProperties?: unknown
  minimum?: number
  maximum?: number
}

interface Installation {
  /** Public address; without it, the document refers to the server it was loaded from. */
  publicUrl?: string | undefined
  /** What this installation offers; without it, everything the product knows is described. */
  offer?: { capabilities: readonly Capability[]; workflowTypes: readonly WorkflowType[] }
}

/** The whole product API as an OpenAPI 3.1 document. */
export function createOpenApiDocument({ publicUrl, offer }: Installation = {}) {
  nameSchemas()
  const answers = createAnswers()
  const isThere = (endpoint: Endpoint) => !offer || isOffered(endpoint, offer.capabilities)
  const paths = { ...contractPaths(answers, isThere), ...streamPaths(answers) }
  const used = tagsOf(paths)
  return createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Adloom product API',
        version: '1.0.0',
        description: offer ? `${DESCRIPTION}\n\n${typesOf(offer.workflowTypes)}` : DESCRIPTION,
        license: { name: 'GNU AGPL 3.0 or later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [
        { url: publicUrl ? new URL(publicUrl).origin : '/', description: 'This installation' },
      ],
      tags: TAGS.filter(({ name }) => used.has(name)),
      paths,
      components: {
        securitySchemes: SECURITY_SCHEMES,
        parameters: sharedParameters,
        responses: answers.responses,
        examples: answers.examples,
      },
    },
    { override: ({ zodSchema, jsonSchema }) => simplify(zodSchema._zod.def, jsonSchema) },
  )
}

/** Removes parts of a schema that say nothing, or more than is meant. */
function simplify(def: { type: string; catchall?: unknown }, schema: Bounds): void {
  // Replies may gain fields, so clients must not reject unknown ones.
  if (def.type === 'object' && !def.catchall) delete schema.additionalProperties
  // Every integer schema has these.
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
}

const typesOf = (types: readonly WorkflowType[]): string =>
  `This installation takes these values of \`workflow_type\`: ${types.map((type) => `\`${type}\``).join(', ')}. Others need a service that is not connected to it.`

const tagsOf = (paths: ZodOpenApiPathsObject): ReadonlySet<string> =>
  new Set(
    Object.values(paths).flatMap(({ get, post, patch, delete: remove, head, options }) =>
      [get, post, patch, remove, head, options].flatMap((one) => one?.tags ?? []),
    ),
  )

function contractPaths(
  answers: Answers,
  isThere: (endpoint: Endpoint) => boolean,
): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {}
  const endpoints = Object.values(contract).flatMap<Endpoint>((group) => Object.values(group))
  for (const endpoint of endpoints.filter(isThere)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, answers),
    }
  }
  return paths
}
