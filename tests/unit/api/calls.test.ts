import { expect, test } from 'vitest'
import { API_CALLS, findCall } from '#api/calls.ts'
import { ENDPOINTS_OF, type ProductEndpoint } from '#api/endpoints.ts'
import { CALLS } from '#tests/sandbox/handlers.ts'

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['/src/**/endpoints.ts', '/src/**/*Endpoints.ts'],
  {
    eager: true,
  },
)
const SOURCES = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const isEndpoint = (value: unknown): value is ProductEndpoint =>
  typeof value === 'object' && value !== null && 'responseType' in value && 'errors' in value

const ENDPOINTS = Object.values(MODULES).flatMap((module) =>
  Object.values(module).filter(isEndpoint),
)

const ARGS = { caseId: 'x', referenceId: 'x', subClientId: 'x' }
const pathOf = ({ path }: ProductEndpoint) =>
  typeof path === 'string' ? path : path(ARGS as never) // whatever its arguments are

const lineOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
/** The target of redirected calls, which only the sandbox has. */
const isOwnPath = ({ path }: { path: string }) => path.startsWith('/UAN/V1/moved/')

test('each call of the product is described under its name', () => {
  const described = ENDPOINTS.map((endpoint) => {
    const call = findCall(endpoint.method, pathOf(endpoint))
    const isListed = ENDPOINTS_OF[call?.name ?? '']?.some(({ name }) => name === endpoint.name)
    return `${endpoint.name}: ${isListed === true}`
  })
  expect(described).toEqual(ENDPOINTS.map(({ name }) => `${name}: true`))
})

test('each description belongs to a call of the product', () => {
  expect(Object.keys(ENDPOINTS_OF).toSorted()).toEqual(API_CALLS.map(({ name }) => name).toSorted())
  const wrong = API_CALLS.flatMap((call) =>
    (ENDPOINTS_OF[call.name] ?? []).filter(
      (endpoint) => findCall(endpoint.method, pathOf(endpoint)) !== call,
    ),
  )
  expect(wrong).toEqual([])
})

test('the product defines its calls in endpoint files only', () => {
  const others = Object.entries(SOURCES)
    .filter(([, text]) => /^\s+method: '\w+',$/m.test(text) && text.includes('responseType:'))
    .map(([path]) => path)
    .filter((path) => !(path in MODULES))
  expect(others).toEqual(['/src/shared/kits/records/recordCalls.ts'])
})

test('the sandbox answers each described call and no other', () => {
  const lines = CALLS.filter((call) => !isOwnPath(call)).map(lineOf)
  expect(lines.toSorted()).toEqual(API_CALLS.map(lineOf).toSorted())
})

test('names are unique', () => {
  expect(new Set(API_CALLS.map(({ name }) => name)).size).toBe(API_CALLS.length)
})
