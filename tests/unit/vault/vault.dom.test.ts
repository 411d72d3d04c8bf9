import { clear, createStore, get } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { runCleanUps } from '#shared/session/onSessionEnd.ts'
import { clearVault, getBlob, putBlob, removeBlobs } from '#shared/vault/vault.ts'

const store = createStore('lekha-vault', 'blobs')
const bytes = Uint8Array.from({ length: 3000 }, (_, at) => at % 251)

async function bytesOf(blob: Blob | undefined): Promise<Uint8Array> {
  if (blob === undefined) throw new Error('no blob')
  return new Uint8Array(await blob.arrayBuffer())
}

beforeEach(async () => {
  await clearVault()
  await clear(store)
})

describe('the vault', () => {
  it('gives a File back with its name, type, time and bytes', async () => {
    const file = new File([bytes], 'Sep 2026.pdf', {
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    const id = await putBlob(file)
    const back = await getBlob(id)
    expect(back).toBeInstanceOf(File)
    expect(back).toMatchObject({
      name: 'Sep 2026.pdf',
      type: 'application/pdf',
      lastModified: 1_700_000_000_000,
    })
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('gives a Blob back as a Blob, under the id that was asked for', async () => {
    expect(await putBlob(new Blob([bytes], { type: 'text/csv' }), 'mine')).toBe('mine')
    const back = await getBlob('mine')
    expect(back).not.toBeInstanceOf(File)
    expect(back?.type).toBe('text/csv')
    expect(await bytesOf(back)).toEqual(bytes)
  })

  it('can be read before it is written', async () => {
    const written = putBlob(new Blob([bytes]), 'early')
    expect(await bytesOf(await getBlob('early'))).toEqual(bytes)
    await written
    expect(await get('early', store)).toBeDefined()
  })

  it('reads the last of two puts under one id', async () => {
    await Promise.all([putBlob(new Blob(['one']), 'twice'), putBlob(new Blob(['two']), 'twice')])
    expect(await (await getBlob('twice'))?.text()).toBe('two')
  })

  it('has nothing under an id that it does not know', async () => {
    expect(await getBlob('nobody')).toBeUndefined()
  })

  it('forgets what is removed, even while it is being written', async () => {
    const written = putBlob(new Blob([bytes]), 'gone')
    await removeBlobs(['gone'])
    await written
    expect(await getBlob('gone')).toBeUndefined()
  })

  it('keeps a blob in memory when the disk refuses it, and only that one', async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await putBlob(new Blob(['kept in memory']), 'full')
    await putBlob(new Blob(['kept on disk']), 'fits')
    expect(put).toHaveBeenCalledTimes(2)
    expect(await get('full', store)).toBeUndefined()
    expect(await (await getBlob('full'))?.text()).toBe('kept in memory')
    expect(await get('fits', store)).toBeDefined()
  })

  it('is emptied by clearVault, on disk and in memory', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('private', 'InvalidStateError')
    })
    await putBlob(new Blob(['a']), 'memory')
    await putBlob(new Blob(['b']), 'disk')
    await clearVault()
    expect([await getBlob('memory'), await getBlob('disk')]).toEqual([undefined, undefined])
  })

  it('is emptied when the session ends', async () => {
    await putBlob(new Blob(['b']), 'mine')
    await runCleanUps()
    expect(await getBlob('mine')).toBeUndefined()
  })

  it('stays silent without any storage', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    vi.resetModules()
    const fresh = await import('#shared/vault/vault.ts')
    await fresh.putBlob(new Blob(['x']), 'x')
    expect(await (await fresh.getBlob('x'))?.text()).toBe('x')
    await fresh.removeBlobs(['x'])
    await fresh.clearVault()
    expect(await fresh.getBlob('x')).toBeUndefined()
  })
})
