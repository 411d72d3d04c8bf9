import { expect, it } from 'vitest'
import type { CasePhoto } from '#features/kyc/dav/case.ts'
import { readCase } from '#features/kyc/dav/caseData/readCase.ts'

const WIRE = {
  caseId: 'case-1',
  overallStatus: 'ASSIGNED',
  assignee: 'aparna.rao@pinnaclehome.example',
  sourceData: { name: 'Rohit Kulkarni' },
  userLocation: { latitude: 18.49, longitude: 73.82 },
}
const PHOTO = {
  data: btoa('a picture'),
  timestamp: '2026-11-20T05:12:00.000Z',
  latitude: 18.49,
  longitude: '73.82',
}

const answer = (body: unknown) => new Blob([JSON.stringify(body)])
const textOf = (photo: CasePhoto | undefined) => new TextDecoder().decode(photo?.jpeg)
const withPhotos = (userData: object) => answer({ data: [{ ...WIRE, userData }] })

it('returns the record and each photo with its time and location', async () => {
  const read = await readCase(withPhotos({ respondentName: 'Rohit', selfie: PHOTO }))
  if (read.kind !== 'read') throw new Error(read.issue)
  const { record, photos } = read.reviewCase
  expect(record).toMatchObject({ caseId: 'case-1', status: 'ASSIGNED' })
  expect(record.answers?.respondentName).toBe('Rohit')
  expect(Object.keys(photos)).toEqual(['selfie'])
  expect(photos.selfie).toMatchObject({
    takenAt: '2026-11-20T05:12:00.000Z',
    location: { latitude: 18.49, longitude: 73.82 },
  })
  expect(textOf(photos.selfie)).toBe('a picture')
})

it('accepts data URLs and raw base64', async () => {
  const read = await readCase(
    withPhotos({ selfie: { ...PHOTO, data: `data:image/jpeg;base64,${PHOTO.data}` } }),
  )
  expect(read.kind === 'read' && textOf(read.reviewCase.photos.selfie)).toBe('a picture')
})

it.each([
  ['no data', { ...PHOTO, data: '' }],
  ['an invalid object', 'a text'],
  ['null', null],
])('omits a photo with %s and keeps the others', async (_, broken) => {
  const read = await readCase(withPhotos({ idProof: broken, sign: PHOTO }))
  expect(read.kind === 'read' && Object.keys(read.reviewCase.photos)).toEqual(['sign'])
})

it('keeps a photo with invalid base64 as one that cannot be opened', async () => {
  const read = await readCase(withPhotos({ sign: { ...PHOTO, data: 'not base64!' } }))
  expect(read.kind === 'read' && read.reviewCase.photos.sign).toMatchObject({
    jpeg: new Uint8Array(),
    takenAt: '2026-11-20T05:12:00.000Z',
  })
})

it.each([
  ['time', { timestamp: 'yesterday' }, { takenAt: null }],
  ['place', { latitude: null }, { location: null }],
])('keeps a photo without its %s', async (_, over, expected) => {
  const read = await readCase(withPhotos({ sign: { ...PHOTO, ...over } }))
  expect(read.kind === 'read' && read.reviewCase.photos.sign).toMatchObject(expected)
})

it.each([
  ['invalid JSON', new Blob(['<html>'])],
  ['no case', answer({ data: [] })],
  ['a case without an id', answer({ data: [{ ...WIRE, caseId: null }] })],
])('is invalid with %s', async (_, body) => {
  expect(await readCase(body)).toMatchObject({ kind: 'invalid' })
})

it('reads a case without answers', async () => {
  const read = await readCase(answer({ data: [WIRE] }))
  expect(read).toMatchObject({ kind: 'read', reviewCase: { photos: {} } })
})

it('decodes a photo as large as a camera’s', async () => {
  const picture = 'a large picture '.repeat(2_000)
  const read = await readCase(withPhotos({ selfie: { ...PHOTO, data: btoa(picture) } }))
  if (read.kind !== 'read') throw new Error(read.issue)
  expect(textOf(read.reviewCase.photos.selfie)).toBe(picture)
})
