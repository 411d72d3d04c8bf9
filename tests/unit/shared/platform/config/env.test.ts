import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv, type Env } from '#shared/platform/config/env.ts'

const NAMES = Object.keys(parseEnv({})).toSorted()

it('starts without any variable', () => {
  expect(parseEnv({})).toMatchObject({
    VITE_API_BASES: {},
    VITE_SESSION_CHECK_PATH: '/master/V1/verify/access-token',
    VITE_USER_DETAILS_PATH: '/master/V1/user-management/user-details',
    VITE_FORM26_UPLOAD_PATH: '/service/fintech/V1/form26as/upload',
    VITE_FORM26_OUTPUT_PATH: '/service/fintech/V1/form26as/output',
    VITE_PIN_CLIENT_CODE: 'PIN',
    VITE_PRODUCT_NAME: 'Lekha',
    VITE_MASK_AADHAAR: false,
    VITE_MEMO_WHOLE_NUMBERS: false,
  } satisfies Partial<Env>)
})

it('treats a blank variable as not set', () => {
  expect(parseEnv(Object.fromEntries(NAMES.map((name) => [name, ''])))).toEqual(parseEnv({}))
})

it('ignores variables of others', () => {
  expect(parseEnv({ VITE_OTHER: 'x', MODE: 'test', DEV: true })).toEqual(parseEnv({}))
})

describe('a good value', () => {
  it.each<[keyof Env, string, unknown]>([
    [
      'VITE_API_BASES',
      '{"app.example.in":"https://api.example.in"}',
      { 'app.example.in': 'https://api.example.in' },
    ],
    [
      'VITE_SOCKET_BASES',
      '{"app.example.in":"wss://live.example.in"}',
      { 'app.example.in': 'wss://live.example.in' },
    ],
    ['VITE_SESSION_CHECK_PATH', '/check', '/check'],
    ['VITE_PRIVACY_EMAIL', 'privacy@example.in', 'privacy@example.in'],
    ['VITE_PRIVACY_RETENTION_DAYS', '180', 180],
    [
      'VITE_PRIVACY_TEXTS',
      '{"en":"Our officer","hi":"अधिकारी"}',
      { en: 'Our officer', hi: 'अधिकारी' },
    ],
    ['VITE_UAN_PASSWORD_KEY', btoa('k'.repeat(32)), btoa('k'.repeat(32))],
    ['VITE_SUPPORT_EMAIL', 'help@bank.in', 'help@bank.in'],
    ['VITE_BOOK_DEMO_URL', 'https://bank.in/demo', 'https://bank.in/demo'],
    [
      'VITE_MAP_TILES_URL',
      'https://{s}.tiles.in/{z}/{x}/{y}.png',
      'https://{s}.tiles.in/{z}/{x}/{y}.png',
    ],
    ['VITE_MAP_TILES_URL', '/map/tiles/{z}/{x}/{y}.png', '/map/tiles/{z}/{x}/{y}.png'],
    ['VITE_GEOCODER_URL', '/map/search', '/map/search'],
    ['VITE_TRUST_ROOTS', '/trust-roots.pem', '/trust-roots.pem'],
    ['VITE_MASK_AADHAAR', 'true', true],
    ['VITE_MEMO_WHOLE_NUMBERS', 'true', true],
    ['VITE_MASK_AADHAAR', 'false', false],
  ])('%s=%s is read', (name, value, read) => {
    expect(parseEnv({ [name]: value })[name]).toEqual(read)
  })

  it('tells the dedicated PIN accounts apart, without regard to case', () => {
    const pattern = parseEnv({}).VITE_PIN_ACCOUNT_PATTERN
    expect(pattern.exec('PIN.dav.u12@lekha.example')?.groups?.type).toBe('dav')
    expect(pattern.test('pinky@lekha.example')).toBe(false)
  })
})

describe('an invalid value stops the start with a message that names the variable', () => {
  it.each<[keyof Env, string, string]>([
    [
      'VITE_API_BASES',
      'https://api.example.in',
      'must be JSON like {"app.example.in":"https://api.example.in"}.',
    ],
    [
      'VITE_API_BASES',
      '["https://api.example.in"]',
      'must be a JSON object, page host to address.',
    ],
    ['VITE_API_BASES', 'null', 'must be a JSON object, page host to address.'],
    ['VITE_API_BASES', '{"a":7}', 'must map each host to an address'],
    [
      'VITE_API_BASES',
      '{"a":"api.example.in"}',
      'must map each host to an address that starts with https:// or http://.',
    ],
    ['VITE_API_BASES', '{"a":"ftp://x"}', 'must map each host to an address'],
    [
      'VITE_SOCKET_BASES',
      '{"a":"https://x"}',
      'must map each host to an address that starts with wss:// or ws://.',
    ],
    ['VITE_SESSION_CHECK_PATH', 'master/check', 'must be a path that starts with /.'],
    ['VITE_USER_DETAILS_PATH', 'https://x/details', 'must be a path that starts with /.'],
    ['VITE_FORM26_UPLOAD_PATH', 'upload', 'must be a path that starts with /.'],
    ['VITE_FORM26_OUTPUT_PATH', 'output', 'must be a path that starts with /.'],
    ['VITE_UAN_PASSWORD_KEY', 'short', 'must be 32 bytes in base64.'],
    ['VITE_UAN_PASSWORD_KEY', btoa('k'.repeat(31)), 'must be 32 bytes in base64.'],
    ['VITE_PIN_ACCOUNT_PATTERN', '(', 'must be a regular expression.'],
    ['VITE_SUPPORT_EMAIL', 'help', 'must be an email address.'],
    ['VITE_PRIVACY_EMAIL', 'help', 'must be an email address.'],
    ['VITE_PRIVACY_RETENTION_DAYS', '6 months', 'must be a whole number of days.'],
    ['VITE_PRIVACY_TEXTS', 'Our officer', 'must be JSON like {"en":"…","hi":"…"}.'],
    ['VITE_PRIVACY_TEXTS', '"Our officer"', 'must be a JSON object, language to text.'],
    ['VITE_BOOK_DEMO_URL', '/demo', 'must be a whole address, https://…'],
    ['VITE_GEOCODER_URL', 'nominatim', 'must be a whole address, https://…'],
    ['VITE_BOOK_DEMO_URL', 'javascript:alert(1)', 'must be a whole address, https://…'],
    [
      'VITE_MAP_TILES_URL',
      '/{z}/{x}/{y}.png',
      'must be a tile address, https://…/{z}/{x}/{y}.png.',
    ],
    ['VITE_TRUST_ROOTS', '//cdn.example/roots.pem', 'must be a path of our own origin'],
    ['VITE_TRUST_ROOTS', 'https://cca.example/roots.pem', 'must be a path of our own origin'],
    ['VITE_MASK_AADHAAR', 'yes', "must be 'true' or 'false'."],
  ])('%s=%s', (name, value, sentence) => {
    const parse = () => parseEnv({ [name]: value })
    expect(parse).toThrow(sentence)
    expect(parse).toThrow(new RegExp(`^${name} must `))
  })
})

it('is listed in .env.example, each variable with its default, in a group under a comment', () => {
  const groups = readFileSync('.env.example', 'utf8').split(/^(?=#)/m)
  const listed = groups.flatMap((group) =>
    [...group.matchAll(/^(VITE_\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
      group,
    })),
  )
  expect(listed.map(({ name }) => name).toSorted()).toEqual(NAMES)
  for (const { group } of listed) expect(group).toMatch(/^# \S/)
  expect(parseEnv(Object.fromEntries(listed.map(({ name, value }) => [name, value])))).toEqual(
    parseEnv({}),
  )
})
