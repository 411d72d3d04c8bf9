import { expect, it, vi } from 'vitest'

it('stays silent without any storage', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { clearVault, getBlob, putBlob, removeBlobs } = await import('#shared/vault/vault.ts')
  await putBlob(new Blob(['x']), 'x')
  expect(await (await getBlob('x'))?.text()).toBe('x')
  await removeBlobs(['x'])
  await clearVault()
  expect(await getBlob('x')).toBeUndefined()
})
