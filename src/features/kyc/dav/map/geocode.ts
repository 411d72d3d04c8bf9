import * as v from 'valibot'
import type { ApiError, ApiResult } from '#shared/api/apiError.ts'
import { env } from '#shared/config/env.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import type { Point } from '../case.ts'

/** A place that was found; `name` is what the maps service calls it. */
export type Found = Point & { name: string }

/** A service that is silent for longer is given up. */
const GEOCODE_TIMEOUT_MS = 10_000

/** One place takes some 500 bytes. Parsing 50 MB blocks the page for seconds. */
const ANSWER_LIMIT_BYTES = 100_000

/** Degrees come as text from Nominatim, as numbers from others that answer in its form. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
    v.number(),
    v.finite(),
    v.minValue(-limit),
    v.maxValue(limit),
  )

/** The list of a Nominatim-compatible search in `format=jsonv2`; empty: no such place. */
export const PlacesSchema: v.GenericSchema<unknown, Found | null> = v.pipe(
  v.array(
    v.object({ lat: degrees(90), lon: degrees(180), display_name: v.nullish(v.string(), '') }),
  ),
  v.transform(([first]) =>
    first === undefined
      ? null
      : { latitude: first.lat, longitude: first.lon, name: first.display_name },
  ),
)

function searchAddress(query: string): URL {
  const url = new URL(env().VITE_GEOCODER_URL, window.location.href)
  for (const [name, value] of Object.entries({ q: query, format: 'jsonv2', limit: '1' }))
    url.searchParams.set(name, value)
  return url
}

const failed = (error: ApiError): ApiResult<never> => ({ ok: false, error })

/** The text of an answer; null where it is larger than {@link ANSWER_LIMIT_BYTES}: the rest is not downloaded. */
async function readText({ body }: Response): Promise<string | null> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length
    if (bytes > ANSWER_LIMIT_BYTES) {
      reader.cancel().catch(() => undefined) // it is of no use either way
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Asks the maps service for the place of an address; null: it knows none. Not by the client of our API: a service of
 * others is sent no cookie. It is told the origin, which public ones ask for.
 */
export async function geocode(
  address: string,
  signal: AbortSignal,
): Promise<ApiResult<Found | null>> {
  const timeout = AbortSignal.timeout(GEOCODE_TIMEOUT_MS)
  try {
    const response = await fetch(searchAddress(address), {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      headers: { Accept: 'application/json' },
      signal: anySignal(signal, timeout),
    })
    if (!response.ok) return failed({ kind: 'http', status: response.status, detail: '' })
    const text = await readText(response)
    if (text === null)
      return failed({ kind: 'contract', issue: 'geocoder: the answer is too large' })
    const parsed = v.safeParse(PlacesSchema, JSON.parse(text))
    if (parsed.success) return { ok: true, value: parsed.output }
    return failed({ kind: 'contract', issue: 'geocoder: expected a list of places' })
  } catch (error) {
    if (signal.aborted) return failed({ kind: 'aborted' })
    if (timeout.aborted) return failed({ kind: 'timeout' })
    if (error instanceof SyntaxError)
      return failed({ kind: 'contract', issue: 'geocoder: expected JSON' })
    return failed({ kind: 'network' })
  }
}
