import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'

const ORIGIN = 'http://localhost:5173'
export const NO_CACHE = { 'Cache-Control': 'no-store', Pragma: 'no-cache' }

type RequestOptions = {
  headers?: Record<string, string>
  json?: unknown
  form?: Record<string, string>
}

function bodyOf({ json, form }: RequestOptions): {
  body?: BodyInit
  type?: Record<string, string>
} {
  if (json !== undefined)
    return { body: JSON.stringify(json), type: { 'Content-Type': 'application/json' } }
  return form === undefined ? {} : { body: new URLSearchParams(form) }
}

/** Sends one call as the portal should; the answer is its status and JSON, which a 204 has none of. */
export async function send(
  method: string,
  path: string,
  sent: RequestOptions = {},
): Promise<{ status: number; body: unknown }> {
  const { type, ...body } = bodyOf(sent)
  const response = await fetch(ORIGIN + path, {
    method,
    credentials: 'include',
    ...body,
    headers: { ...NO_CACHE, ...type, ...sent.headers },
  })
  const text = await response.text()
  const answer: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, body: answer }
}

export const validateMail = (email: string) =>
  send('POST', '/master/V1/validate-mail', { headers: { email } })

export const login = (email: string, password: string = SANDBOX_PASSWORD) =>
  send('POST', '/master/V1/login', {
    headers: { email, password, 'client-code': '' },
    form: { email, password },
  })

export const logout = (email: string) => send('POST', '/master/V1/logout', { headers: { email } })
export const sessionCheck = () => send('POST', '/master/V1/verify/access-token')
