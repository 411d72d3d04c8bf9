import { expect, it } from 'vitest'
import { parseEnv } from '#shared/platform/config/env.ts'
import { apiOrigin, socketBase } from '#shared/platform/config/hosts.ts'

const page = (origin: string) => ({ origin, host: new URL(origin).host })
const env = parseEnv({
  VITE_API_BASES: JSON.stringify({
    'app.example.in': 'https://api.example.in/',
    'uat.example.in': 'https://api-uat.example.in',
    'localhost:4173': 'http://localhost:9000',
  }),
})

it.each([
  ['https://app.example.in', 'https://api.example.in'],
  ['https://uat.example.in', 'https://api-uat.example.in'],
  ['http://localhost:4173', 'http://localhost:9000'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://app.example.in.evil.example', 'https://app.example.in.evil.example'],
])('the API of %s is %s', (origin, api) => {
  expect(apiOrigin(env, page(origin))).toBe(api)
})

const sockets = parseEnv({
  VITE_API_BASES: JSON.stringify({ 'app.example.in': 'https://api.example.in/' }),
  VITE_SOCKET_BASES: JSON.stringify({ 'uat.example.in': 'wss://edge.example.in/proxy/live/' }),
})

it.each([
  ['https://uat.example.in', 'wss://edge.example.in/proxy/live'],
  ['https://app.example.in', 'wss://api.example.in'],
  ['https://other.example.in', 'wss://other.example.in'],
  ['http://localhost:5173', 'ws://localhost:5173'],
])('the sockets of %s are at %s', (origin, base) => {
  expect(socketBase(sockets, page(origin))).toBe(base)
})
