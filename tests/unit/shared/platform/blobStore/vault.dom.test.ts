import { clear, createStore, get, set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createSessionScope, type SessionScope } from '#shared/platform/store/sessionScope.ts'
import { clearBlobStore, blobStore, type BlobStore } from '#shared/platform/blobStore/blobStore.ts'

const store = createStore('lekha-vault', 'blobs')
let session: SessionScope
let vault: BlobStore
const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at % 251)

async function bytesOf(blob: Blob | undefined): Promise<Uint8Array> {
  if (blob === undefined) throw new Error('no blob')
  return new Uint8Array(await blob.arrayBuffer())
}

beforeEach(async () => {
  session = createSessionScope()
  vault = session.get(blobStore)
  await clear(store)
})

describe('the vault', () => {
  it('gives a File back with its name, type, time and bytes', async () => {
    const file = new File([bytes], 'Sep 2026.pdf', {
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    const id = await vault.put(file)
    const back = await vault.get(id)
    expect(back).toBeInstanceOf(File)
    expect(back).toMatchObject({
      name: 'Sep 2026.pdf',
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('gives a Blob back as a Blob, under the id that was asked for', async () => {
    expect(await vault.put(new Blob([bytes], { type: 'text/csv' }), 'mine')).toBe('mine')
    const back = await vault.get('mine')
    expect(back).not.toBeInstanceOf(File)
    expect(back?.type).toBe('text/csv')
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('keeps no Blob, which private windows of WebKit refuse', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    await vault.put(new File([bytes], 'a.pdf', { type: 'application/pdf' }), 'plain')
    expect(Object.values(put.mock.calls[0]?.[0]).filter((part) => part instanceof Blob)).toEqual([])
  })

  it('reads what an older build kept as a Blob', async () => {
    const kept = new Blob([bytes], { type: 'application/pdf' })
    await set('older', { bytes: kept, name: 'a.pdf', lastModified: 1_700_000_000_000 }, store)
    const back = await vault.get('older')
    expect(back).toMatchObject({ name: 'a.pdf', type: 'application/pdf' })
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('does not write what was removed while its bytes were read', async () => {
    const written = vault.put(new Blob([bytes]), 'gone')
    await vault.remove(['gone'])
    await written
    expect(await get('gone', store)).toBeUndefined()
  })

  it('can be read before it is written', async () => {
    const written = vault.put(new Blob([bytes]), 'early')
    expect(await bytesOf(await vault.get('early'))).toEqual(bytes)
    await written
    expect(await get('early', store)).toBeDefined()
  })

  it('reads the last of two puts under one id', async () => {
    await Promise.all([
      vault.put(new Blob(['one']), 'twice'),
      vault.put(new Blob(['two']), 'twice'),
    ])
    expect(await (await vault.get('twice'))?.text()).toBe('two')
  })

  it('has nothing under an id that it does not know', async () => {
    expect(await vault.get('nobody')).toBeUndefined()
  })

  it('forgets what is removed, even while it is being written', async () => {
    const written = vault.put(new Blob([bytes]), 'gone')
    await vault.remove(['gone'])
    await written
    expect(await vault.get('gone')).toBeUndefined()
  })

  it('keeps a blob in memory when the disk refuses it, and only that one', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await vault.put(new Blob(['kept in memory']), 'full')
    await vault.put(new Blob(['kept on disk']), 'fits')
    expect(put).toHaveBeenCalledTimes(4) // each with its size
    expect(await get('full', store)).toBeUndefined()
    expect(await (await vault.get('full'))?.text()).toBe('kept in memory')
    expect(await get('fits', store)).toBeDefined()
  })

  it('is emptied by the end of its session in memory, and by clearVault on disk', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('private', 'InvalidStateError')
    })
    await vault.put(new Blob(['a']), 'memory')
    await vault.put(new Blob(['b']), 'disk')
    session.end()
    expect(await vault.get('memory')).toBeUndefined()
    await clearBlobStore()
    expect(await vault.get('disk')).toBeUndefined()
  })

  it('knows what each thing weighs, on disk and in memory, until it is gone', async () => {
    await vault.put(new Blob(['four']), 'disk')
    await vault.put(new Blob(['ten bytes.']), 'gone')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await vault.put(new Blob(['sixsix']), 'memory')
    await vault.remove(['gone'])
    expect(Object.fromEntries(await vault.sizes())).toEqual({ disk: 4, memory: 6 })
    session.end()
    await clearBlobStore()
    expect((await createSessionScope().get(blobStore).sizes()).size).toBe(0)
  })

  it('keeps nothing that comes after the end of its session', async () => {
    session.end()
    await vault.put(new Blob(['late']), 'late')
    expect(await vault.get('late')).toBeUndefined()
    expect(await get('late', store)).toBeUndefined()
  })
})
