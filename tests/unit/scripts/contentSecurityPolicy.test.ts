import { expect, it } from 'vitest'
import { parseEnv } from '#shared/platform/config/env.ts'
import { policyOf, securityHeaders } from '../../../scripts/vite/contentSecurityPolicy.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1)

it('allows nothing that the configuration does not name', () => {
  const policy = policyOf(parseEnv({}))
  expect(directive(policy, 'default-src')).toEqual(["'none'"])
  expect(directive(policy, 'script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(directive(policy, 'style-src')).toEqual(["'self'"])
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://nominatim.openstreetmap.org',
  ])
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).not.toContain("'unsafe-eval'")
})

it('names the origins of the API, its sockets, tiles and geocoder', () => {
  const policy = policyOf(
    parseEnv({
      VITE_API_BASES: '{"app.example.in":"https://api.example.in/"}',
      VITE_SOCKET_BASES: '{"app.example.in":"wss://live.example.in"}',
      VITE_MAP_TILES_URL: 'https://{s}.tiles.example.in/{z}/{x}/{y}.png',
      VITE_GEOCODER_URL: 'https://geo.example.in/search',
    }),
  )
  expect(directive(policy, 'connect-src')).toEqual([
    "'self'",
    'https://api.example.in',
    'wss://live.example.in',
    'wss://api.example.in',
    'https://geo.example.in',
  ])
  expect(directive(policy, 'img-src')).toContain('https://*.tiles.example.in')
})

it('adds no origin for our own tiles and geocoder', () => {
  const policy = policyOf(
    parseEnv({
      VITE_MAP_TILES_URL: '/map/tiles/{z}/{x}/{y}.png',
      VITE_GEOCODER_URL: '/map/search',
    }),
  )
  expect(directive(policy, 'connect-src')).toEqual(["'self'"])
  expect(directive(policy, 'img-src')).toEqual(["'self'", 'blob:', 'data:'])
})

it('sends the directives that need a header', () => {
  expect(securityHeaders(parseEnv({}))).toMatchObject({
    'Content-Security-Policy': expect.stringContaining("frame-ancestors 'none'"),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8}/),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

it('has only directives that all supported browsers know', () => {
  expect(policyOf(parseEnv({}))).not.toContain('manifest-src') // WebKit complains; default-src forbids it
})

it('allows the endpoint of problem reports only where one is named', () => {
  const withReports = policyOf(parseEnv({ VITE_REPORT_URL: 'https://reports.example/portal' }))
  expect(withReports).toContain('https://reports.example')
  expect(withReports).not.toContain('/portal')
  expect(policyOf(parseEnv({}))).not.toContain('reports')
})
