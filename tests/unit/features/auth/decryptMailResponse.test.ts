import { describe, expect, it } from 'vitest'
import { decryptMailResponse } from '#features/auth/decryptMailResponse.ts'
import { MAIL_RESPONSE_KEY, encryptMailResponse } from '#tests/sandbox/mailResponse.ts'

describe('the response of validate-mail (D3)', () => {
  it.each([true, false])('is decrypted: exist %s', async (exist) => {
    const encrypted = await encryptMailResponse(exist)
    await expect(decryptMailResponse(encrypted, MAIL_RESPONSE_KEY)).resolves.toEqual({ exist })
  })

  it('is decrypted when another tool encrypted it', async () => {
    // Created with Python's cryptography package: salt 'saltsaltsaltsalt', nonce 'nonce1234567', {"exist":true}.
    const encrypted =
      'c2FsdHNhbHRzYWx0c2FsdA==:bm9uY2UxMjM0NTY3:cAV/V8L+xmalQUUBp+wOiA==:Ti/nAAQszm4Gw4PPDdc='
    await expect(decryptMailResponse(encrypted, MAIL_RESPONSE_KEY)).resolves.toEqual({
      exist: true,
    })
  })

  it('cannot be decrypted with another passphrase', async () => {
    await expect(decryptMailResponse(await encryptMailResponse(true), 'other')).rejects.toThrow(
      /operation/i,
    )
  })

  it.each([0, 1, 2, 3])('cannot be decrypted when part %i was changed', async (index) => {
    const parts = (await encryptMailResponse(true)).split(':')
    const altered = parts.map((part, at) => {
      if (at !== index) return part
      return btoa(
        atob(part).replaceAll(/[^]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) ^ 1)),
      )
    })
    await expect(decryptMailResponse(altered.join(':'), MAIL_RESPONSE_KEY)).rejects.toThrow(
      /operation/i,
    )
  })

  it.each([
    ['empty', '', /four parts/],
    ['three parts', 'YQ==:YQ==:YQ==', /four parts/],
    ['five parts', 'YQ==:YQ==:YQ==:YQ==:YQ==', /four parts/],
    ['invalid base64', '*:*:*:*', /character|encoded/i],
    ['plain JSON', '{"exist":true}', /character|encoded/i],
  ])('cannot be decrypted from %s', async (_, encrypted, message) => {
    await expect(decryptMailResponse(encrypted, MAIL_RESPONSE_KEY)).rejects.toThrow(message)
  })
})
