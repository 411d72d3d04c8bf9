import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { REVIEWED_FIELDS, PHOTOS } from '#tests/sandbox/dav/case.ts'
import { samplePhoto } from '#tests/sandbox/dav/photos.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { NO_CACHE, send } from '../http.ts'

export const KABIR = 'kabir.sethi@kaveri.example'
export const ROHAN = 'rohan.kulkarni@kaveri.example'
export const DAV = '/service/fintech/V1/dav'
const ORIGIN = 'http://localhost:5173'

export const HOSUR = 'sub-kvm-kaveri-hosur'

/** The first seeded case that fits. */
export function aCase(fits: (one: SandboxCase) => boolean): SandboxCase {
  const found = [...sandboxServer.world.cases.values()].find(fits)
  if (found === undefined) throw new Error('no such case is seeded')
  return found
}
export const inState = (status: string) =>
  aCase((one) => one.subClientId === HOSUR && one.overallStatus === status)
export const withReference = (reference: string) =>
  aCase((one) => one.sourceData.internalReferenceNumber === reference)

export const list = (body: object) => send('POST', `${DAV}/case/filter`, { json: body })
export const firstList = (subClientId = HOSUR, offset = 0) =>
  list({ subClientIds: [subClientId], limit: 50, offset, truncateResponse: true })
export const filtered = (filters: object) =>
  list({
    filters: { subClientIds: [HOSUR], ...filters },
    limit: 50,
    offset: 0,
    truncateResponse: true,
  })
export const wholeCase = (caseId: string) =>
  list({ caseId, limit: 50, offset: 0, truncateResponse: false })

export const move = ({ caseId }: SandboxCase, overallStatus: string, forceAssign?: true) =>
  send('PATCH', `${DAV}/case/${caseId}`, {
    json: { overallStatus, ...(forceAssign === undefined ? {} : { forceAssign }) },
  })

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const all = <Value>(names: readonly string[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value]))

export const verdict = (change: object = {}) => ({
  overallStatus: 'APPROVED',
  qcStatus: 'Pass',
  validationStatusDetails: all(REVIEWED_FIELDS, true),
  rotationCount: { ...all(PHOTOS, 0), selfie: 3 },
  gpsImage: PNG,
  sourceAddress: { address: '12, 2nd Cross', latitude: 12.7, longitude: 77.78 },
  overrideCoordinates: false,
  ...change,
})
export const decide = ({ caseId }: SandboxCase, change: object = {}) =>
  send('PATCH', `${DAV}/case/${caseId}`, { json: verdict(change) })

const WHEN = '2026-11-20T05:12:07.000Z'
export function submission(change: object = {}) {
  const place = { latitude: 12.71, longitude: 77.78 }
  const photo = (name: (typeof PHOTOS)[number]) => ({
    data: samplePhoto(name),
    timestamp: WHEN,
    ...place,
  })
  return {
    userData: {
      respondentName: 'Anitha Selvam',
      relationshipWithCandidate: 'Self',
      prominentLandMark: 'Near the temple',
      ownershipStatus: 'Rented',
      periodOfStayFrom: 'Jan 2019',
      periodOfStayTo: 'Till date',
      typeOfAddress: 'Current',
      stayingAtGivenAddress: 'true',
      ...Object.fromEntries(PHOTOS.map((name) => [name, photo(name)])),
      ...change,
    },
    userLocation: { ...place, timestamp: WHEN, linkClickedAt: WHEN },
  }
}
export const form = (referenceId: string) => send('GET', `${DAV}/case/form/${referenceId}`)
export const submit = ({ referenceId }: SandboxCase, change: object = {}) =>
  send('PATCH', `${DAV}/case/form/${referenceId}`, { json: submission(change) })

/** An answer that is no JSON. */
export async function bytes(method: string, path: string, body?: FormData) {
  const response = await fetch(ORIGIN + path, {
    method,
    credentials: 'include',
    headers: NO_CACHE,
    ...(body === undefined ? {} : { body }),
  })
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
}

export function upload(text: string, name = 'cases.csv', subClientId = HOSUR) {
  const { clientId = '' } = sandboxServer.world.subClients.get(subClientId) ?? {}
  const body = new FormData()
  body.append('csv_file', new File([text], name, { type: 'text/csv' }))
  const query = `client_id=${clientId}&sub_client_id=${subClientId}`
  return bytes('POST', `${DAV}/case/initiate/bulk?${query}`, body)
}
export const HEADER =
  'name,internalReferenceNumber,phoneNumber,email,address,periodOfStayFrom,periodOfStayTo'
export const responseText = ({ bytes: answer }: { bytes: Uint8Array }): unknown =>
  JSON.parse(new TextDecoder().decode(answer))
