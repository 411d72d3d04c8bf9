import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePhotoUrls } from '#features/kyc/dav/photos/usePhotoUrls.ts'

const photo = { jpeg: new Uint8Array([1, 2, 3]), takenAt: null, location: null }
const PHOTOS = { idProof: photo, selfie: photo }
const ONE = { sign: photo }

/** Addresses that were made and not given back. */
let held: Set<string>

beforeEach(() => {
  held = new Set()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((picture) => {
    const url = `blob:${(made += 1)} ${picture instanceof Blob ? picture.type : ''}`
    held.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void held.delete(url))
})

it('creates URLs for the photos and revokes them when the last user unmounts', async () => {
  const seen = renderHook(() => usePhotoUrls(PHOTOS))
  await waitFor(() =>
    expect(seen.result.current).toEqual({
      idProof: 'blob:1 image/jpeg',
      selfie: 'blob:2 image/jpeg',
    }),
  )
  seen.unmount()
  expect(held).toEqual(new Set())
})

it('creates none after unmounting', async () => {
  const seen = renderHook(() => usePhotoUrls(PHOTOS))
  seen.unmount()
  const other = renderHook(() => usePhotoUrls(ONE))
  await waitFor(() => expect(other.result.current).toEqual({ sign: 'blob:1 image/jpeg' }))
  expect(held.size).toBe(1)
})
