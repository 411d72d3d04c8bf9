import { expect, it } from 'vitest'
import { sealPassword } from '#features/candidate/uanPage/session/sealPassword.ts'
import { unsealPassword } from '#tests/sandbox/uan/unsealPassword.ts'

const KEY = import.meta.env.VITE_UAN_PASSWORD_KEY

it.each(['secret', 'पासवर्ड@2026', ' with spaces ', 'x'.repeat(500)])(
  'seals %s so that the backend reads it',
  async (password) => {
    expect(await unsealPassword(await sealPassword(password, KEY))).toBe(password)
  },
)

it('holds nonce, text and tag, and never the same twice', async () => {
  const sealed = await Promise.all(
    Array.from({ length: 50 }, () => sealPassword('Lekha@2026', KEY)),
  )
  const nonces = sealed.map((text) => atob(text).slice(0, 12))
  expect(new Set(nonces).size).toBe(50)
  for (const text of sealed) expect(atob(text)).toHaveLength(12 + 'Lekha@2026'.length + 16)
})

it('is undone by one changed byte', async () => {
  const sealed = await sealPassword('Lekha@2026', KEY)
  const changed = atob(sealed).replace(/.$/s, (last) => String.fromCharCode(last.charCodeAt(0) ^ 1))
  expect(await unsealPassword(btoa(changed))).toBeNull()
})

it.each(['', 'short', btoa('k'.repeat(31))])('does nothing with the key “%s”', async (key) => {
  await expect(sealPassword('secret', key)).rejects.toThrow(/key|length|data|decoded/i)
})
