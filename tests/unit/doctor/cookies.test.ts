import { expect, test } from 'vitest'
import { Cookies } from '../../../scripts/doctor/cookies.ts'

const HTTPS = 'https://api.lekha.example'
const HTTP = 'http://api.lekha.example'

test.each<[string, string[], string, string, string[]]>([
  [
    'a cookie of the same site',
    ['s=1; Path=/; Secure; HttpOnly; SameSite=Lax'],
    HTTPS,
    'https://portal.lekha.example',
    [],
  ],
  [
    'an insecure cookie over https',
    ['s=1; Path=/; HttpOnly; SameSite=Lax'],
    HTTPS,
    HTTPS,
    ['cookie Secure: assumed'],
  ],
  ['an insecure cookie over http', ['s=1; Path=/; HttpOnly; SameSite=Lax'], HTTP, HTTP, []],
  [
    'a secure cookie over http',
    ['s=1; Path=/; Secure; HttpOnly; SameSite=Lax'],
    HTTP,
    HTTP,
    ['cookie Secure: breaks'],
  ],
  [
    'a cookie of another site',
    ['s=1; Path=/; Secure; HttpOnly; SameSite=Lax'],
    HTTPS,
    'https://portal.example',
    ['cookie SameSite: breaks'],
  ],
  [
    'a cookie of the wrong domain',
    ['s=1; Path=/; Domain=other.example; Secure; HttpOnly; SameSite=Lax'],
    HTTPS,
    HTTPS,
    ['cookie Domain: breaks'],
  ],
  [
    'a second cookie for one path',
    ['s=1; Path=/; Secure; HttpOnly; SameSite=Lax', 'r=1; Path=/r; Secure; HttpOnly; SameSite=Lax'],
    HTTPS,
    HTTPS,
    [],
  ],
  ['no cookie', [], HTTPS, HTTPS, ['header Set-Cookie: breaks']],
])('%s', async (_, received, base, origin, expected) => {
  const cookies = new Cookies(new URL(base), origin)
  const headers = received.length === 0 ? {} : { 'set-cookie': received }
  await cookies.keep(headers, '/master/V1/login')
  const found = await cookies.check(headers)
  expect(found.map(({ path, kind }) => `${path}: ${kind}`)).toEqual(expected)
})
