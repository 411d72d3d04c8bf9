import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePhotoUrls } from '#features/kyc/dav/photos/usePhotoUrls.ts'

const photo = { jpeg: new Uint8Array([1, 2, 3]), takenAt: null, location: null }
const PHOTOS = { idProof: photo, selfie: photo }
const ONE = { sign: photo }

/** Object URLs that were created and not revoked. */
let openUrls: Set<string>

beforeEach(() => {
  openUrls = new Set()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((picture) => {
    const url = `blob:${(made += 1)} ${picture instanceof Blob ? picture.type : ''}`
    openUrls.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void openUrls.delete(url))
})

it('creates URLs for the photos and revokes them when the last user unmounts', async () => {
  const hook = renderHook(() => usePhotoUrls(PHOTOS))
  await waitFor(() =>
    expect(hook.result.current).toEqual({
      idProof: 'blob:1 image/jpeg',
      selfie: 'blob:2 image/jpeg',
    }),
  )
  hook.unmount()
  expect(openUrls).toEqual(new Set())
})

it('creates none after unmounting', async () => {
  const hook = renderHook(() => usePhotoUrls(PHOTOS))
  hook.unmount()
  const other = renderHook(() => usePhotoUrls(ONE))
  await waitFor(() => expect(other.result.current).toEqual({ sign: 'blob:1 image/jpeg' }))
  expect(openUrls.size).toBe(1)
})
