import { Ajv2020 } from '@redocly/ajv/dist/2020.js'
import { expect, it, test } from 'vitest'
import { API_CALLS, callNamed } from '#api/calls.ts'
import { checkResponse } from '#api/fit.ts'
import { findMismatches } from '#api/mismatch.ts'
import { ServerFrameSchema } from '#api/socket.ts'
import asyncApi from '../../../docs/api/asyncapi.json'
import openApi from '../../../docs/api/openapi.json'
import { ACCOUNT } from './specified/account.ts'
import { ADDRESS_VERIFICATION } from './specified/addressVerification.ts'
import { ANALYZERS } from './specified/analyzers.ts'
import type { Specified } from './specified/specified.ts'
import { VERIFICATION } from './specified/verification.ts'

const RESPONSES: Specified[] = [...ACCOUNT, ...ANALYZERS, ...ADDRESS_VERIFICATION, ...VERIFICATION]

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(openApi, 'openapi')
ajv.addSchema({ components: asyncApi.components }, 'asyncapi')

const pointer = (...parts: (string | number)[]) =>
  parts.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Where a value does not fit a schema in a document. */
function refusals(document: string, path: string, value: unknown): string[] {
  const validate = ajv.getSchema(`${document}#${path}`)
  if (validate === undefined) throw new Error(`There is no schema at ${path}`)
  return validate(value) === true
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

test.each(RESPONSES)('%s: %s', (name, _, value, status) => {
  const call = callNamed(name)
  const given = status ?? Number(Object.keys(call.responses)[0])
  const text = JSON.stringify(value)
  const found = checkResponse(call, {
    status: given,
    contentType: 'application/json',
    disposition: null,
    body: new TextEncoder().encode(text),
  })
  expect(found.filter(({ kind }) => kind === 'differs')).toEqual([])
  const method = call.method.toLowerCase()
  const at = ['responses', given, 'content', 'application/json', 'schema']
  const path = pointer('paths', call.path, method, ...at)
  expect(refusals('openapi', path, JSON.parse(text))).toEqual([])
})

it('has a response of each call that returns JSON', () => {
  const calls = API_CALLS.filter(({ responses }) =>
    Object.values(responses).some(({ kind }) => kind === 'json'),
  )
  const names = new Set(RESPONSES.map(([name]) => name))
  expect(calls.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
})

test.each<[string, unknown]>([
  ['a text', { detail: 'Insufficient Credits' }],
  ['a list', { detail: [{ loc: ['body'], msg: 'Expected a number' }], status: 422 }],
  ['a list with another name', { detail: [{ message: 'Expected a number' }] }],
])('an error with %s', (_, value) => {
  expect(refusals('openapi', pointer('components', 'schemas', 'Error'), value)).toEqual([])
})

const CANDIDATE = {
  uanNumber: '100000000001',
  name: 'Ila Sen',
  subClientName: 'North',
  subClientContact: '+91 80 0000 0000',
}

test.each<[string, { event: string; status: number | string; data: unknown }]>([
  ['the candidate', { event: 'INIT', status: 200, data: CANDIDATE }],
  [
    'the candidate without a contact',
    { event: 'INIT', status: 200, data: { ...CANDIDATE, subClientContact: null, jobId: 4 } },
  ],
  ['an OTP was sent', { event: 'INDEX', status: 201, data: {} }],
  ['the OTP is right', { event: 'OTP', status: 202, data: null }],
  ['a captcha', { event: 'CAPTCHA', status: 200, data: 'iVBORw0KGgo=' }],
  ['the end', { event: 'COMPLETED', status: 200, data: 'Done' }],
  ['an error', { event: 'ERROR', status: 407, data: { reason: 'captcha' } }],
])('the live socket, %s', (_, frame) => {
  const found = findMismatches(ServerFrameSchema, frame)
  expect(found.filter(({ kind }) => kind === 'differs')).toEqual([])
  const path = pointer('components', 'messages', `server${frame.event}`, 'payload')
  expect(refusals('asyncapi', path, frame)).toEqual([])
})
