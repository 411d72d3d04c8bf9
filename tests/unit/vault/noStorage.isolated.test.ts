import { expect, it, vi } from 'vitest'
import { createSessionScope } from '#shared/session/sessionScope.ts'

it('stays silent without any storage', async () => {
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const { clearVault, fileVault } = await import('#shared/vault/vault.ts')
  const vault = createSessionScope().get(fileVault)
  await vault.put(new Blob(['x']), 'x')
  expect(await (await vault.get('x'))?.text()).toBe('x')
  await vault.remove(['x'])
  await clearVault()
  expect(await vault.get('x')).toBeUndefined()
})
