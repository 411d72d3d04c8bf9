import { expect, test } from 'vitest'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'

test('the passwords of this session, the latest first, each once, five at most', () => {
  const passwords = createSessionScope().get(filePasswords)
  expect(passwords.recent()).toEqual([])
  for (const [id, password] of ['one', 'two', 'one', 'three', 'four', 'five', 'six'].entries())
    passwords.set(String(id), password)
  expect(passwords.recent()).toEqual(['six', 'five', 'four', 'three', 'one'])
})

test('forgets a removed file’s password, and all at the end of the session', () => {
  const session = createSessionScope()
  const passwords = session.get(filePasswords)
  passwords.set('a', 'one')
  passwords.set('b', 'two')
  passwords.delete('a')
  expect(passwords.get('a')).toBeUndefined()
  expect(passwords.recent()).toEqual(['two'])
  session.end()
  passwords.set('late', 'three')
  expect(passwords.recent()).toEqual([])
  expect(session.get(filePasswords).recent()).toEqual([])
})
