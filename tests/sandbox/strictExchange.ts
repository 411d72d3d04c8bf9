import { findCall } from '#api/calls.ts'
import { checkRequest, checkResponse } from '#api/fit.ts'
import { findMismatches } from '#api/mismatch.ts'
import { ServerFrameSchema } from '#api/socket.ts'

/** The target of a redirected UAN call, which only the sandbox has (decisions D11). */
const REDIRECTED = '/UAN/V1/moved/job'

const misfits: string[] = []

/** Records what does not fit the strict descriptions: of every success, the request and the response. */
export async function recordMisfits(request: Request, response: Response): Promise<void> {
  if (!response.ok) return
  const path = new URL(request.url).pathname.replace(REDIRECTED, '/UAN/V1/job')
  const call = findCall(request.method, path)
  if (call === undefined) {
    misfits.push(`${request.method} ${path}: there is no such call`)
    return
  }
  const copy = response.clone()
  const found = [
    ...(await checkRequest(call, request)).map(
      ({ path, expected }) => `request ${path}: ${expected}`,
    ),
    ...checkResponse(call, {
      status: copy.status,
      contentType: copy.headers.get('content-type') ?? '',
      disposition: copy.headers.get('content-disposition'),
      body: new Uint8Array(await copy.arrayBuffer()),
    }).map(({ path, expected }) => `response ${path}: ${expected}`),
  ]
  misfits.push(...found.map((text) => `${call.name}, ${text}`))
}

/** Records a message of a live socket that does not fit. */
export function recordFrame(text: string): void {
  const found = findMismatches(ServerFrameSchema, JSON.parse(text))
  misfits.push(...found.map(({ path, expected }) => `socket, ${path}: ${expected}`))
}

/** What was recorded since the last time. */
export const takeMisfits = (): string[] => misfits.splice(0)
