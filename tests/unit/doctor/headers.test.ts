import { expect, test } from 'vitest'
import { checkCookies, checkCors, checkPreflight } from '../../../scripts/doctor/headers.ts'

const HTTPS = 'https://api.lekha.example'

test.each<[string, string[], string, string, string[]]>([
  [
    'a cookie of the same site',
    ['s=1; Secure; HttpOnly; SameSite=Lax'],
    HTTPS,
    'https://portal.lekha.example',
    [],
  ],
  [
    'an insecure cookie over https',
    ['s=1; HttpOnly; SameSite=Lax'],
    HTTPS,
    HTTPS,
    ['cookie Secure'],
  ],
  [
    'an insecure cookie over http',
    ['s=1; HttpOnly; SameSite=Lax'],
    'http://localhost:8080',
    'http://localhost:8080',
    [],
  ],
  [
    'a cookie of another site',
    ['s=1; Secure; HttpOnly; SameSite=Lax'],
    HTTPS,
    'https://portal.example',
    ['cookie SameSite'],
  ],
  [
    'SameSite=None without Secure',
    ['s=1; HttpOnly; SameSite=None'],
    'http://localhost:8080',
    'http://localhost:8080',
    ['cookie Secure'],
  ],
  ['no cookie', [], HTTPS, HTTPS, ['header Set-Cookie']],
])('%s', (_, cookies, base, origin, paths) => {
  const headers = cookies.length === 0 ? {} : { 'set-cookie': cookies }
  expect(checkCookies(headers, new URL(base), origin).map(({ path }) => path)).toEqual(paths)
})

test('a page that sends credentials needs its own origin, not *', () => {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' }
  expect(checkCors(headers, HTTPS).map(({ path }) => path)).toEqual([
    'header Access-Control-Allow-Origin',
  ])
})

test('a preflight names each header that it forbids', () => {
  const headers = {
    'access-control-allow-origin': HTTPS,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'Email',
  }
  const asked = { origin: HTTPS, method: 'PATCH', names: ['email', 'pragma'] }
  const found = checkPreflight(headers, asked)
  expect(found.map(({ expected }) => expected)).toEqual(['PATCH', 'pragma'])
})
