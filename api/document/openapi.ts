import type { ApiCall } from '../call.ts'
import type { Example } from '../example.ts'
import { namedSchemas } from './jsonSchema.ts'
import { describeOperations } from './operations.ts'
import type { Json } from './relax.ts'

const AREAS: Readonly<Record<ApiCall['area'], { title: string; description: string }>> = {
  account: {
    title: 'Account',
    description: 'Sign-up, sign-in, passwords, subscription and feedback.',
  },
  administration: {
    title: 'Administration',
    description:
      'Lists of clients, services and users, for the privileges ProductAdmin and ClientAdmin. Each has the same four calls; nothing is ever deleted.',
  },
  analyzers: {
    title: 'Document analysis',
    description:
      'An upload returns the id of a transaction. Its status is asked for every 3 seconds; then the result is fetched. Each upload is charged, so none is repeated without a question to the user.',
  },
  addressVerification: {
    title: 'Address verification (DAV)',
    description:
      'An operator creates cases, a candidate fills in a form by a link, and a reviewer decides. The two calls of the form need no session.',
  },
  gstr: {
    title: 'GST returns',
    description: 'Fetches the returns of a taxpayer who shares an OTP.',
  },
  companyChecks: { title: 'Company checks', description: 'Checks of employers, from a workbook.' },
  uan: {
    title: 'UAN',
    description:
      'Employment history by Universal Account Number (provident fund). Each call may be answered 307. The candidate’s page uses the live socket of `asyncapi.json`.',
  },
}

const INFO = `The calls that the portal makes, as its specification describes them.

- **Session**: login sets a cookie, and each call sends it (\`credentials: include\`). A 401 on any call ends the session in the portal.
- **Errors** are JSON with \`detail\`: a text, or a list whose first item has \`msg\` or \`message\`. Each error names the dialog that the portal shows (\`x-errors\`); the same for no response (\`x-error-without-response\`).
- **Responses** may have more fields. Where the specification says neither text nor number, both fit; the first type is what the sandbox sends, and \`x-assumed\` its format. \`x-source: sandbox\` marks what the specification leaves open altogether: anything fits there.
- **Wrappers**: a list or an object may also come under \`data\`.
- **Times** without a zone are UTC.
- **Examples** are recorded from the sandbox. All persons and companies are invented. Lists show their first rows, and files in base64 their beginning.

Written by \`npm run openapi\`.`

const fixedHeader = (name: string, value: string) => ({
  name,
  in: 'header',
  required: true,
  description: 'No cache may answer a call (decisions D1).',
  schema: { type: 'string', const: value },
})

const header = (description: string, example: string): Json => ({
  description,
  schema: { type: 'string' },
  example,
})

const COOKIE = 'lekha-session'

const HEADERS: Json = {
  Attachment: header(
    'An attachment with a file name. The specification names no header, and the portal names what it saves itself.',
    'attachment; filename="report.pdf"',
  ),
  FilePart: header(
    'As a browser sends it.',
    'form-data; name="file"; filename="statement-india.pdf"',
  ),
  SessionCookie: header(
    'The session, for the whole site until the browser closes. The portal never reads it.',
    `${COOKIE}=6b0f9c1e; Path=/; HttpOnly; SameSite=Lax`,
  ),
  EndedCookie: header(
    'Deletes the session’s cookie.',
    `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`,
  ),
  Location: header(
    'Where the request is repeated: on the same origin.',
    '/UAN/V1/south/job/filter',
  ),
}

const SECURITY: Json = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: COOKIE,
    description:
      'Set by login. Name and value are up to the backend; `lekha-session` is the sandbox’s. HttpOnly, for the path `/`; `SameSite=None; Secure` where the portal is on another site than the backend.',
  },
  mailedCode: {
    type: 'apiKey',
    in: 'header',
    name: 'authentication',
    description: 'The code of a mail that confirms an address or resets a password (decisions D2).',
  },
}

const ERROR: Json = {
  type: 'object',
  description: 'A text, or a list whose first item has the text (decisions D13).',
  properties: {
    detail: {
      description: 'Why the call failed. The portal recognises the texts that a response lists.',
      anyOf: [
        { type: 'string' },
        {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            properties: {
              msg: { type: 'string', description: 'The text.' },
              message: { type: 'string', description: 'Another name of `msg`.' },
            },
          },
        },
      ],
    },
  },
  required: ['detail'],
}

const MOVED: Json = {
  description:
    'The same request, with method and body, is repeated once at `Location` (decisions D11). Browsers do so by themselves.',
  headers: { Location: { $ref: '#/components/headers/Location' } },
}

/**
 * The descriptions as one OpenAPI 3.1 document.
 * @param examples recorded exchanges, in the order in which they are shown
 */
export function openApiDocument(examples: readonly Example[]): Json {
  const { paths, responses } = describeOperations(examples)
  return {
    openapi: '3.1.1',
    info: { title: 'Backend of Lekha', version: '1', description: INFO },
    servers: [{ url: '/', description: 'The origin of the portal, or one of VITE_API_BASES' }],
    security: [{ session: [] }],
    tags: Object.entries(AREAS).map(([name, { title, description }]) => ({
      name,
      'x-displayName': title,
      description,
    })),
    paths,
    components: {
      securitySchemes: SECURITY,
      parameters: {
        CacheControl: fixedHeader('Cache-Control', 'no-store'),
        Pragma: fixedHeader('Pragma', 'no-cache'),
      },
      headers: HEADERS,
      responses: { Moved: MOVED, ...responses },
      schemas: { Error: ERROR, ...namedSchemas() },
    },
  }
}
