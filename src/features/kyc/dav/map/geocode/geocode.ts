import * as v from 'valibot'
import type { ApiError, ApiResult } from '#shared/platform/api/apiError.ts'
import { env } from '#shared/platform/config/env.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import type { Point } from '../../case.ts'

/** `name` is the geocoder's. */
export type GeocodedPlace = Point & { name: string }

const GEOCODE_TIMEOUT_MS = 10_000

/** A place takes about 500 bytes; parsing 50 MB would block the page for seconds. */
const ANSWER_LIMIT_BYTES = 100_000

/** Nominatim sends degrees as text, compatible services as numbers. */
const degrees = (limit: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.transform(Number))]),
    v.number(),
    v.minValue(-limit),
    v.maxValue(limit),
  )

/** Nominatim's `format=jsonv2`; an empty list: not found. */
export const PlacesSchema: v.GenericSchema<unknown, GeocodedPlace | null> = v.pipe(
  v.array(
    v.object({ lat: degrees(90), lon: degrees(180), display_name: v.nullish(v.string(), '') }),
  ),
  v.transform(([place]) =>
    place === undefined
      ? null
      : { latitude: place.lat, longitude: place.lon, name: place.display_name },
  ),
)

function searchUrl(query: string): URL {
  const url = new URL(env().VITE_GEOCODER_URL, window.location.href)
  for (const [name, value] of Object.entries({ q: query, format: 'jsonv2', limit: '1' }))
    url.searchParams.set(name, value)
  return url
}

const failed = (error: ApiError): ApiResult<never> => ({ ok: false, error })

/** Null above {@link ANSWER_LIMIT_BYTES}, where the download stops. */
async function readText({ body }: Response): Promise<string | null> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length
    if (bytes > ANSWER_LIMIT_BYTES) {
      reader.cancel().catch(() => undefined) // its result does not matter
      return null
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}

/**
 * Null: not found. Uses fetch, not our API client: no cookie is sent, but the origin, which public services require.
 */
export async function geocode(
  address: string,
  signal: AbortSignal,
): Promise<ApiResult<GeocodedPlace | null>> {
  const timeout = AbortSignal.timeout(GEOCODE_TIMEOUT_MS)
  try {
    const response = await fetch(searchUrl(address), {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      // The address would leave for an origin that nobody configured.
      redirect: 'error',
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
