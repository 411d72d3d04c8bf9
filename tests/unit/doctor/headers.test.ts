import { expect, test } from 'vitest'
import { checkCors, checkPreflight } from '../../../scripts/doctor/headers.ts'

const HTTPS = 'https://api.lekha.example'

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
