import { expect, it, vi } from 'vitest'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

it('stays silent without any storage', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { clearBlobStore, blobStore } = await import('#shared/platform/blobStore/blobStore.ts')
  const vault = createSessionScope().get(blobStore)
  await vault.put(new Blob(['x']), 'x')
  expect(await (await vault.get('x'))?.text()).toBe('x')
  await vault.remove(['x'])
  await clearBlobStore()
  expect(await vault.get('x')).toBeUndefined()
})
