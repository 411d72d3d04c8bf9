import { expect, it, vi } from 'vitest'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

it('stays silent without any storage', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { clearBlobStore, blobStore } = await import('#shared/platform/blobStore/blobStore.ts')
  const blobs = createSessionScope().get(blobStore)
  await blobs.put(new Blob(['x']), 'x')
  expect(await (await blobs.get('x'))?.text()).toBe('x')
  await blobs.remove(['x'])
  await clearBlobStore()
  expect(await blobs.get('x')).toBeUndefined()
})
