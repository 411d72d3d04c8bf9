import { COOKIE } from '../strictBackend.ts'
import { header, type Planted } from './planted.ts'

const LOGIN = 'POST /master/V1/login'
const LOGOUT = 'POST /master/V1/logout'

const cookie = (from: string, to: string) => header('set-cookie', COOKIE.replace(from, to))

const ofCookie = (
  faults: readonly (readonly [
    name: string,
    from: string,
    to: string,
    path: string,
    answer: Planted['expected'][2],
  ])[],
): Planted[] =>
  faults.map(([name, from, to, path, answer]) => ({
    name,
    at: LOGIN,
    change: cookie(from, to),
    expected: ['login', path, answer],
  }))

/** Without a session every call after them is refused. */
export const LOST_SESSIONS: readonly Planted[] = [
  {
    name: 'no cookie',
    at: LOGIN,
    change: (answer) => {
      delete answer.headers['set-cookie']
    },
    expected: ['login', 'header Set-Cookie', 'breaks'],
  },
  ...ofCookie([
    ['a cookie of another path', 'Path=/;', 'Path=/master;', 'cookie Path', 'breaks'],
    ['a cookie of another host', 'Path=/;', 'Path=/; Domain=a.example;', 'cookie Domain', 'breaks'],
    ['a cookie that has ended', 'Path=/;', 'Path=/; Max-Age=0;', 'cookie Max-Age', 'breaks'],
  ]),
]

export const COOKIES: readonly Planted[] = [
  ...ofCookie([
    ['a cookie for 20 s', 'Path=/;', 'Path=/; Max-Age=20;', 'cookie Max-Age', 'breaks'],
    ['a cookie for 10 minutes', 'Path=/;', 'Path=/; Max-Age=600;', 'cookie Max-Age', 'differs'],
    ['SameSite=None, not Secure', 'Lax', 'None', 'cookie Secure', 'breaks'],
    ['a cookie for scripts', ' HttpOnly;', '', 'cookie HttpOnly', 'assumed'],
    ['a cookie without SameSite', '; SameSite=Lax', '', 'cookie SameSite', 'assumed'],
  ]),
  {
    name: 'a sign-out that keeps the session',
    at: LOGOUT,
    change: (answer, state) => {
      state.session = 'sid=s-1'
      delete answer.headers['set-cookie']
    },
    expected: ['logout', 'session', 'breaks'],
  },
  {
    name: 'a sign-out that only clears the cookie',
    at: LOGOUT,
    change: (_, state) => {
      state.session = 'sid=s-1'
    },
    expected: ['logout', 'session', 'differs'],
  },
]
