import * as v from 'valibot'
import { issuePath } from '#shared/platform/api/schemas/issuePath.ts'
import { fromBase64 } from '#shared/platform/lib/base64.ts'
import { PHOTO_NAMES, type CasePhoto, type PhotoName, type ReviewCase } from '../case.ts'
import { CaseSchema, PointSchema } from '../contract.ts'
import { parseJsonWithLargeStrings } from './parseJsonWithLargeStrings.ts'

type Bytes = Uint8Array<ArrayBuffer>
/** Ten times faster, where available. */
type NativeBase64Constructor = Pick<typeof Uint8Array, 'from'> & {
  fromBase64?: (text: string) => Bytes
}
type NativeBase64Bytes = Bytes & { setFromBase64?: (text: string) => { written: number } }

/** Some backends send it. */
const DATA_URL = /^data:[^,]{0,60};base64,/
const stripDataUrlPrefix = (text: string) => text.replace(DATA_URL, '')

/** Bytes are decoded in place, because allocating takes longer than decoding. Null for invalid base64. */
function decodeBase64(base64: string | Bytes): Bytes | null {
  try {
    return typeof base64 === 'string'
      ? decodeText(stripDataUrlPrefix(base64))
      : decodeInPlace(base64)
  } catch {
    return null // the caller reports a damaged photo
  }
}

function decodeText(text: string): Bytes {
  const native: NativeBase64Constructor = Uint8Array
  return native.fromBase64?.(text) ?? fromBase64(text)
}

function decodeInPlace(base64: NativeBase64Bytes): Bytes {
  const text = stripDataUrlPrefix(new TextDecoder('latin1').decode(base64))
  const written = base64.setFromBase64?.(text).written
  return written === undefined ? decodeText(text) : base64.subarray(0, written)
}

/** `issue` names the path, never the content. */
export type ReadCaseResult =
  | { kind: 'read'; reviewCase: ReviewCase }
  | { kind: 'invalid'; issue: string }

const AnswerSchema = v.object({ data: v.array(v.record(v.string(), v.unknown())) })

const PhotoSchema = v.object({
  /** Base64 */
  data: v.union([v.pipe(v.string(), v.minLength(1)), v.instance(Uint8Array)]),
  timestamp: v.fallback(v.nullish(v.string(), null), null),
})

/** kyc §3. Megabytes of work, so it runs in a worker. */
export async function readCase(body: Blob): Promise<ReadCaseResult> {
  const parsed = parseJsonWithLargeStrings(new Uint8Array(await body.arrayBuffer()))
  const answer = v.safeParse(AnswerSchema, parsed)
  const [raw] = answer.success ? answer.output.data : []
  if (raw === undefined) return { kind: 'invalid', issue: 'data: expected one case' }
  const record = v.safeParse(CaseSchema, raw)
  if (!record.success)
    return { kind: 'invalid', issue: `data.0.${issuePath(record.issues[0])}: does not fit` }
  const photos = parsePhotos(raw.userData)
  return { kind: 'read', reviewCase: { record: record.output, readAt: Date.now(), photos } }
}

function parsePhotos(userData: unknown): Partial<Record<PhotoName, CasePhoto>> {
  const photos = v.safeParse(v.record(v.string(), v.unknown()), userData)
  if (!photos.success) return {}
  return Object.fromEntries(
    PHOTO_NAMES.flatMap((name) => {
      const photo = parsePhoto(photos.output[name])
      return photo === null ? [] : [[name, photo]]
    }),
  )
}

function parsePhoto(rawPhoto: unknown): CasePhoto | null {
  const photo = v.safeParse(PhotoSchema, rawPhoto)
  if (!photo.success) return null
  const { data, timestamp } = photo.output
  return {
    // An empty photo is shown as damaged.
    jpeg: decodeBase64(data) ?? new Uint8Array(),
    takenAt: timestamp !== null && Number.isNaN(Date.parse(timestamp)) ? null : timestamp,
    location: v.parse(PointSchema, rawPhoto),
  }
}
