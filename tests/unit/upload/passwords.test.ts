import { expect, test } from 'vitest'
import { createSessionScope } from '#shared/session/sessionScope.ts'
import { filePasswords } from '#shared/upload/passwords.ts'

test('the passwords of this session, the latest first, each once, five at most', () => {
  const passwords = createSessionScope().get(filePasswords)
  expect(passwords.known()).toEqual([])
  for (const [id, password] of ['one', 'two', 'one', 'three', 'four', 'five', 'six'].entries())
    passwords.keep(String(id), password)
  expect(passwords.known()).toEqual(['six', 'five', 'four', 'three', 'one'])
})

test('a removed file takes its password along, the end of the session all of them', () => {
  const session = createSessionScope()
  const passwords = session.get(filePasswords)
  passwords.keep('a', 'one')
  passwords.keep('b', 'two')
  passwords.forget('a')
  expect(passwords.of('a')).toBeUndefined()
  expect(passwords.known()).toEqual(['two'])
  session.end()
  passwords.keep('late', 'three')
  expect(passwords.known()).toEqual([])
  expect(session.get(filePasswords).known()).toEqual([])
})
