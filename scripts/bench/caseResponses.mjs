import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'

/** A photo as a phone's camera makes it; five of them are 10 MB of base64 (kyc §3). */
const PHOTO_BYTES = 1_500_000
const PHOTOS = ['idProof', 'addressProof', 'selfie', 'sign', 'housePhoto']
const TAKEN = { timestamp: '2026-11-20T05:12:00.000Z', latitude: 18.4921, longitude: 73.8203 }

/** Bytes behind its end are no part of a JPEG, so that a small picture may stand for a large file. */
function photo(name, bytes) {
  const picture = readFileSync(`tests/sandbox/samples/dav-${name}.jpg`)
  const noise = Buffer.alloc(bytes - picture.length)
  for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 2_654_435_761) >>> 24
  return { data: Buffer.concat([picture, noise]).toString('base64'), ...TAKEN }
}

const record = (caseId) => ({
  caseId,
  batchId: 'B-001',
  overallStatus: 'PENDING_QC',
  createdAt: '2026-11-18T04:30:00.000Z',
  modifiedAt: '2026-11-20T05:12:00.000Z',
  assignee: '',
  sourceData: { name: `Case ${caseId}`, address: '12, Karve Nagar, Pune 411052' },
  userLocation: TAKEN,
  userData: { respondentName: `Respondent of ${caseId}`, ownershipStatus: 'Rented' },
})

/**
 * What the bench's server says to the calls of the review: a list of one case, any case whole, and yes to each move.
 * @param {number} photoBytes of each of the five photos
 */
export function caseResponses(photoBytes = PHOTO_BYTES) {
  const photos = JSON.stringify(
    Object.fromEntries(PHOTOS.map((name) => [name, photo(name, photoBytes)])),
  )
  const whole = (caseId) =>
    JSON.stringify({ data: [record(caseId)], total_count: 1 }).replace(
      '"userData":{',
      `"userData":{${photos.slice(1, -1)},`,
    )
  return (path, body) => {
    if (path.startsWith('/map/search'))
      return JSON.stringify([{ lat: '18.49', lon: '73.82', display_name: 'Pune' }])
    if (path.startsWith('/map/')) return ''
    if (!path.startsWith('/service/')) return undefined
    if (!path.endsWith('/case/filter')) return JSON.stringify({ status: 'SUCCESS' })
    const { caseId } = JSON.parse(body)
    return caseId === undefined
      ? JSON.stringify({ data: [record('listed')], total_count: 1 })
      : whole(caseId)
  }
}
