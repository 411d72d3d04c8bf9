import { expect, it, test } from 'vitest'
import { callNamed } from '#api/calls.ts'
import { checkRequest, checkResponse, type ReceivedResponse } from '#api/fit.ts'

const bytes = (value: unknown) =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))
const LIST = { jobDetails: [], totalCount: 0 }
const received = (change: Partial<ReceivedResponse> = {}): ReceivedResponse => ({
  status: 200,
  contentType: 'application/json; charset=utf-8',
  disposition: null,
  body: bytes(LIST),
  ...change,
})

test.each<[string, Partial<ReceivedResponse>, string[]]>([
  ['a response that fits', {}, []],
  ['another status', { status: 202 }, ['status: 200, got 202']],
  [
    'another content type',
    { contentType: 'text/plain' },
    ['header Content-Type: application/json'],
  ],
  ['no JSON', { body: bytes('<html>') }, ['body: JSON']],
  ['another type', { body: bytes({ ...LIST, totalCount: '0' }) }, ['body.totalCount: number']],
])('%s', (_, change, expected) => {
  const found = checkResponse(callNamed('uanJobFilter'), received(change))
  expect(found.map((each) => `${each.path}: ${each.expected}`)).toEqual(expected)
})

const FILE = {
  contentType: 'application/pdf',
  disposition: 'attachment; filename="a.pdf"',
  body: bytes('%PDF'),
}

test.each<[string, Partial<ReceivedResponse>, string[]]>([
  ['a file', {}, []],
  ['a page in its place', { contentType: 'text/html' }, ['header Content-Type']],
  ['an empty file', { body: bytes('') }, ['body']],
  ['a file to be shown', { disposition: 'inline' }, ['header Content-Disposition']],
  ['a file without a disposition', { disposition: null }, ['header Content-Disposition']],
  ['an attachment without a name', { disposition: 'attachment' }, ['header Content-Disposition']],
])('%s', (_, change, paths) => {
  const found = checkResponse(callNamed('davReport'), received({ ...FILE, ...change }))
  expect(found.map(({ path }) => path)).toEqual(paths)
})

const URL = 'http://localhost/service/fintech/V1/passbook/frontpage'
const formOf = (...parts: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}
const FRONT: [string, File] = ['front_page', new File(['x'], 'front.jpg')]

test.each<[string, string, FormData, string[]]>([
  ['a request that fits', '?response_mail=false', formOf(FRONT), []],
  ['a missing query', '', formOf(FRONT), ['query response_mail']],
  ['another query', '?response_mail=false&mail=1', formOf(FRONT), ['query mail']],
  ['a wrong value', '?response_mail=yes', formOf(FRONT), ['query response_mail']],
  ['a missing part', '?response_mail=false', formOf(), ['part front_page']],
  ['another part', '?response_mail=true', formOf(FRONT, ['page', 'x']), ['part page']],
  ['a part sent twice', '?response_mail=true', formOf(FRONT, FRONT), ['part front_page']],
  [
    'a text in place of a file',
    '?response_mail=true',
    formOf(['front_page', 'x']),
    ['part front_page'],
  ],
])('%s is checked', async (_, query, body, paths) => {
  const request = new Request(URL + query, { method: 'POST', body })
  const found = await checkRequest(callNamed('passbookFrontpage'), request)
  expect(found.map(({ path }) => path)).toEqual(paths)
})

it('requires the headers of a call', async () => {
  const request = new Request('http://localhost/master/V1/logout', { method: 'POST' })
  const [found] = await checkRequest(callNamed('logout'), request)
  expect(found?.path).toBe('header email')
})
