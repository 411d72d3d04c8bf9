import { expect, it } from 'vitest'
import { encryptPassword } from '#features/candidate/uanPage/session/uanSession.ts'
import { decryptPassword } from '#tests/sandbox/uan/decryptPassword.ts'

const KEY = import.meta.env.VITE_UAN_PASSWORD_KEY

it.each(['secret', 'पासवर्ड@2026', ' with spaces ', 'x'.repeat(500)])(
  'seals %s so that the backend reads it',
  async (password) => {
    expect(await decryptPassword(await encryptPassword(password, KEY))).toBe(password)
  },
)

it('holds nonce, text and tag, and never the same twice', async () => {
  const sealed = await Promise.all(
    Array.from({ length: 50 }, () => encryptPassword('Lekha@2026', KEY)),
  )
  const nonces = sealed.map((text) => atob(text).slice(0, 12))
  expect(new Set(nonces).size).toBe(50)
  for (const text of sealed) expect(atob(text)).toHaveLength(12 + 'Lekha@2026'.length + 16)
})

it('is undone by one changed byte', async () => {
  const sealed = await encryptPassword('Lekha@2026', KEY)
  const changed = atob(sealed).replace(/.$/s, (last) => String.fromCharCode(last.charCodeAt(0) ^ 1))
  expect(await decryptPassword(btoa(changed))).toBeNull()
})

it.each(['', 'short', btoa('k'.repeat(31))])('does nothing with the key “%s”', async (key) => {
  await expect(encryptPassword('secret', key)).rejects.toThrow(/key|length|data|decoded/i)
})
