import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { passbookTransactionpage } from '#features/financial/passbook/endpoints.ts'
import { UPLOAD_TIMEOUT_MS } from '#shared/platform/config/constants.ts'
import { parseEnv } from '#shared/platform/config/env.ts'
import { BYTES_PER_MB, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { API_PATH } from '#tests/sandbox/paths.ts'
import {
  cdnHeaders,
  nginxHeaders,
  securityHeaders,
} from '../../../scripts/vite/contentSecurityPolicy.ts'

const conf = readFileSync('deploy/nginx.conf', 'utf8').replaceAll(/#.*$/gm, '')
/** What a directive is set to, wherever it stands. */
const valuesOf = (directive: string) =>
  [...conf.matchAll(new RegExp(String.raw`^\s*${directive}\s+(.+);`, 'gm'))].map(
    ([, value]) => value,
  )

it("has the same headers as the build's default configuration", () => {
  expect(readFileSync('deploy/security-headers.conf', 'utf8')).toBe(nginxHeaders(parseEnv({})))
  for (const line of nginxHeaders(parseEnv({})).trim().split('\n').slice(1))
    expect(line).toMatch(/^add_header \S+ "[^"]+" always;$/)
})

it('sends the same headers from a CDN', () => {
  const cdn = cdnHeaders(parseEnv({}))
  expect(readFileSync('deploy/_headers', 'utf8')).toBe(cdn)
  const [pages = '', assets = ''] = cdn.split('/assets/*')
  const headers = [...pages.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(headers)).toEqual(securityHeaders(parseEnv({})))
  expect(conf).toContain(`"${/Cache-Control: (.*)/.exec(assets)?.[1]}"`)
})

it('sets headers in one place, because a location with its own would drop the others', () => {
  expect(valuesOf('include')).toContain('security-headers.conf')
  expect(valuesOf('add_header')).toEqual(['Cache-Control $cache_control always'])
})

it("accepts uploads as large as the checks accept: a bank statement's files and workbook", () => {
  const { bankStatement, relatedParties } = UPLOAD_LIMITS
  const heaviest = bankStatement.totalSizeLimitBytes + relatedParties.fileSizeLimitBytes
  const [limit] = valuesOf('client_max_body_size')
  expect(limit).toMatch(/^\d+m$/)
  expect(Number.parseInt(limit ?? '', 10) * BYTES_PER_MB).toBeGreaterThan(heaviest + BYTES_PER_MB)
})

it('accepts all pages of a passbook, and such a size nowhere else', () => {
  const [, of = ''] = conf.split(`location = ${String(passbookTransactionpage.path)} {`)
  const [, limit] = /client_max_body_size\s+(\d+)m;/.exec(of.split('}')[0] ?? '') ?? []
  const { maxFiles, fileSizeLimitBytes } = UPLOAD_LIMITS.passbook
  expect(Number(limit) * BYTES_PER_MB).toBeGreaterThan(maxFiles * fileSizeLimitBytes)
  expect(valuesOf('client_max_body_size')).toHaveLength(2)
})

it('closes an idle connection to the backend before a backend does, which would be a 502', () => {
  const [, upstream = ''] = /upstream backend \{([^}]*)\}/.exec(conf) ?? []
  const [, seconds] = /^\s*keepalive_timeout (\d+)s;/m.exec(upstream) ?? []
  expect(Number(seconds) * 1000).toBeLessThan(createServer().keepAliveTimeout)
})

it('waits for an upload as long as the portal', () => {
  expect(valuesOf('proxy_read_timeout')).toContain(`${UPLOAD_TIMEOUT_MS / 1000}s`)
})

it("proxies the backend's paths, and no page", () => {
  expect(conf).toContain(`location ~ ${API_PATH.source.replaceAll(String.raw`\/`, '/')} {`)
})
