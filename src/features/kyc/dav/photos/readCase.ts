import * as v from 'valibot'
import { issuePlace } from '#shared/api/issuePlace.ts'
import { PHOTOS, type CasePhoto, type PhotoName, type ReviewCase } from '../case.ts'
import { CaseSchema, PointSchema } from '../contract.ts'
import { bytesOfBase64 } from './bytesOfBase64.ts'
import { parseWithLongTexts } from './parseWithLongTexts.ts'

/** `issue` names the place that does not fit, never the content. */
export type ReadCase = { kind: 'read'; reviewed: ReviewCase } | { kind: 'misfit'; issue: string }

const AnswerSchema = v.object({ data: v.array(v.record(v.string(), v.unknown())) })

const PhotoSchema = v.object({
  /** Base64: its text, or that text's bytes. */
  data: v.union([v.pipe(v.string(), v.nonEmpty()), v.instance(Uint8Array)]),
  timestamp: v.fallback(v.nullish(v.string(), null), null),
})

/** Reads the answer that holds one whole case (kyc §3). Long work over megabytes: it belongs in a worker. */
export async function readCase(body: Blob): Promise<ReadCase> {
  const given = parseWithLongTexts(new Uint8Array(await body.arrayBuffer()))
  const answer = v.safeParse(AnswerSchema, given)
  const [wire] = answer.success ? answer.output.data : []
  if (wire === undefined) return { kind: 'misfit', issue: 'data: expected one case' }
  const record = v.safeParse(CaseSchema, wire)
  if (!record.success)
    return { kind: 'misfit', issue: `data.0.${issuePlace(record.issues[0])}: does not fit` }
  return { kind: 'read', reviewed: { record: record.output, photos: photosOf(wire.userData) } }
}

/** A photo that did not come is missing: the others are shown all the same. */
function photosOf(userData: unknown): Partial<Record<PhotoName, CasePhoto>> {
  const given = v.safeParse(v.record(v.string(), v.unknown()), userData)
  if (!given.success) return {}
  return Object.fromEntries(
    PHOTOS.flatMap((name) => {
      const photo = photoOf(given.output[name])
      return photo === null ? [] : [[name, photo]]
    }),
  )
}

function photoOf(given: unknown): CasePhoto | null {
  const photo = v.safeParse(PhotoSchema, given)
  if (!photo.success) return null
  const { data, timestamp } = photo.output
  return {
    // What is no base64 is a picture that nobody can open, and is told as one: it was sent.
    jpeg: bytesOfBase64(data) ?? new Uint8Array(),
    takenAt: timestamp !== null && Number.isNaN(Date.parse(timestamp)) ? null : timestamp,
    place: v.parse(PointSchema, given),
  }
}
