import { gzipSync } from 'node:zlib'
import { header, status, type Planted } from './planted.ts'

const USER = 'GET /master/V1/user-management/user-details'
const SUBSCRIPTION = 'GET /master/V1/user-management/subscription-details'
const CLIENTS = 'GET /master/V1/client-management'
const USERS = 'GET /master/V1/user-management '
const MIS = 'POST /service/V1/dav/client/mis-generation'

export const TRANSPORT: readonly Planted[] = [
  {
    name: 'a preflight without credentials',
    at: 'OPTIONS ',
    change: header('access-control-allow-credentials', 'false'),
    expected: ['preflight', 'header Access-Control-Allow-Credentials', 'breaks'],
  },
  {
    name: 'a preflight that forbids a header',
    at: 'OPTIONS ',
    change: header('access-control-allow-headers', 'email, password, pragma, cache-control'),
    expected: ['preflight', 'header Access-Control-Allow-Headers', 'breaks'],
  },
  {
    name: 'any origin',
    at: USER,
    change: header('access-control-allow-origin', '*'),
    expected: ['userDetails', 'header Access-Control-Allow-Origin', 'breaks'],
  },
  {
    name: 'JSON that calls itself a text',
    at: USERS,
    change: header('content-type', 'text/plain'),
    expected: ['userList', 'header Content-Type', 'assumed'],
  },
  {
    name: 'an answer that a cache keeps',
    at: SUBSCRIPTION,
    change: header('cache-control', 'public, max-age=600'),
    expected: ['subscription', 'header Cache-Control', 'breaks'],
  },
  {
    name: 'an answer that a cache keeps until a date',
    at: USER,
    change: header('expires', 'Fri, 01 Jan 2100 00:00:00 GMT'),
    expected: ['userDetails', 'header Cache-Control', 'breaks'],
  },
  {
    name: 'broken gzip',
    at: CLIENTS,
    change: (answer) => {
      answer.headers['content-encoding'] = 'gzip'
      answer.body = gzipSync(String(answer.body)).subarray(0, 40)
    },
    expected: ['clientList', 'header Content-Encoding', 'breaks'],
  },
  {
    name: 'another charset',
    at: CLIENTS,
    change: header('content-type', 'application/json; charset=iso-8859-1'),
    expected: ['clientList', 'header Content-Type', 'breaks'],
  },
  {
    name: 'a text in Latin-1',
    at: USER,
    change: (answer) => {
      answer.body = Buffer.from(String(answer.body).replace('Ila', 'Zoë'), 'latin1')
    },
    expected: ['userDetails', 'body', 'breaks'],
  },
  {
    name: 'a server error',
    at: MIS,
    change: status(500),
    expected: ['davMis', 'status', 'breaks'],
  },
  {
    name: 'another success of the session check',
    at: 'POST /master/V1/verify/access-token',
    change: status(202),
    expected: ['accessToken', 'body.status', 'breaks'],
  },
  {
    name: 'another success of a list',
    at: CLIENTS,
    change: status(206),
    expected: ['clientList', 'status', 'differs'],
  },
]
