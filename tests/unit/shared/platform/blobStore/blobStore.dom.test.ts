import { clear, createStore, get, set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBlobStore, blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createSessionScope, type SessionScope } from '#shared/platform/store/sessionScope.ts'

const store = createStore('lekha-vault', 'blobs')
let session: SessionScope
let blobs: BlobStore
const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at % 251)

async function bytesOf(blob: Blob | undefined): Promise<Uint8Array> {
  if (blob === undefined) throw new Error('no blob')
  return new Uint8Array(await blob.arrayBuffer())
}

beforeEach(async () => {
  session = createSessionScope()
  blobs = session.get(blobStore)
  await clear(store)
})

describe('the blob store', () => {
  it('returns a File with its name, type, time and bytes', async () => {
    const file = new File([bytes], 'Sep 2026.pdf', {
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    const id = await blobs.put(file)
    const back = await blobs.get(id)
    expect(back).toBeInstanceOf(File)
    expect(back).toMatchObject({
      name: 'Sep 2026.pdf',
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('returns a Blob as a Blob, under the requested id', async () => {
    expect(await blobs.put(new Blob([bytes], { type: 'text/csv' }), 'mine')).toBe('mine')
    const back = await blobs.get('mine')
    expect(back).not.toBeInstanceOf(File)
    expect(back?.type).toBe('text/csv')
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('stores no Blob, because private windows of WebKit refuse it', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await blobs.put(new File([bytes], 'a.pdf', { type: 'application/pdf' }), 'plain')
    expect(Object.values(put.mock.calls[0]?.[0]).filter((part) => part instanceof Blob)).toEqual([])
  })

  it('reads Blobs that an older build stored', async () => {
    const stored = new Blob([bytes], { type: 'application/pdf' })
    await set('older', { bytes: stored, name: 'a.pdf', lastModified: 1_700_000_000_000 }, store)
    const back = await blobs.get('older')
    expect(back).toMatchObject({ name: 'a.pdf', type: 'application/pdf' })
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('does not write a file that was removed while its bytes were read', async () => {
    const written = blobs.put(new Blob([bytes]), 'gone')
    await blobs.remove(['gone'])
    await written
    expect(await get('gone', store)).toBeUndefined()
  })

  it('can be read before it is written', async () => {
    const written = blobs.put(new Blob([bytes]), 'early')
    expect(await bytesOf(await blobs.get('early'))).toEqual(bytes)
    await written
    expect(await get('early', store)).toBeDefined()
  })

  it('reads the last of two puts under one id', async () => {
    await Promise.all([
      blobs.put(new Blob(['one']), 'twice'),
      blobs.put(new Blob(['two']), 'twice'),
    ])
    expect(await (await blobs.get('twice'))?.text()).toBe('two')
  })

  it('returns undefined for an unknown id', async () => {
    expect(await blobs.get('nobody')).toBeUndefined()
  })

  it('deletes a file even while it is being written', async () => {
    const written = blobs.put(new Blob([bytes]), 'gone')
    await blobs.remove(['gone'])
    await written
    expect(await blobs.get('gone')).toBeUndefined()
  })

  it('keeps a blob in memory when the disk refuses it, and only that one', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await blobs.put(new Blob(['kept in memory']), 'full')
    await blobs.put(new Blob(['kept on disk']), 'fits')
    expect(put).toHaveBeenCalledTimes(4) // each with its size
    expect(await get('full', store)).toBeUndefined()
    expect(await (await blobs.get('full'))?.text()).toBe('kept in memory')
    expect(await get('fits', store)).toBeDefined()
  })

  it('is cleared in memory at the end of its session, and on disk by clearBlobStore', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('private', 'InvalidStateError')
    })
    await blobs.put(new Blob(['a']), 'memory')
    await blobs.put(new Blob(['b']), 'disk')
    session.end()
    expect(await blobs.get('memory')).toBeUndefined()
    await clearBlobStore()
    expect(await blobs.get('disk')).toBeUndefined()
  })

  it('knows each size on disk and in memory until removal', async () => {
    await blobs.put(new Blob(['four']), 'disk')
    await blobs.put(new Blob(['ten bytes.']), 'gone')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await blobs.put(new Blob(['sixsix']), 'memory')
    await blobs.remove(['gone'])
    expect(Object.fromEntries(await blobs.sizes())).toEqual({ disk: 4, memory: 6 })
    session.end()
    await clearBlobStore()
    expect((await createSessionScope().get(blobStore).sizes()).size).toBe(0)
  })

  it('stores nothing after the end of its session', async () => {
    session.end()
    await blobs.put(new Blob(['late']), 'late')
    expect(await blobs.get('late')).toBeUndefined()
    expect(await get('late', store)).toBeUndefined()
  })
})

it('tells at once that the disk refuses blobs, and again after it took one', async () => {
  const blobs = createSessionScope().get(blobStore)
  const told = vi.fn<() => void>()
  blobs.onRefusal(told)
  await blobs.put(new Blob(['a']), 'first')
  expect(told).not.toHaveBeenCalled()
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await blobs.put(new Blob(['b']), 'second')
  await blobs.put(new Blob(['c']), 'third')
  expect(told).toHaveBeenCalledTimes(1)
  expect(blobs.isOnlyInMemory('second')).toBe(true)
  full.mockRestore()
  await blobs.put(new Blob(['d']), 'fourth')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  await blobs.put(new Blob(['e']), 'fifth')
  expect(told).toHaveBeenCalledTimes(2)
})
