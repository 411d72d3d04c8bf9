import { afterEach, expect, test } from 'vitest'
import { runCleanUps } from '#shared/session/onSessionEnd.ts'
import {
  forgetPassword,
  keepPassword,
  knownPasswords,
  passwordOf,
} from '#shared/upload/passwords.ts'

afterEach(runCleanUps)

test('the passwords of this session, the latest first, each once, five at most', () => {
  expect(knownPasswords()).toEqual([])
  for (const [id, password] of ['one', 'two', 'one', 'three', 'four', 'five', 'six'].entries())
    keepPassword(String(id), password)
  expect(knownPasswords()).toEqual(['six', 'five', 'four', 'three', 'one'])
})

test('a removed file takes its password along, the end of the session all of them', async () => {
  keepPassword('a', 'one')
  keepPassword('b', 'two')
  forgetPassword('a')
  expect(passwordOf('a')).toBeUndefined()
  expect(knownPasswords()).toEqual(['two'])
  await runCleanUps()
  expect(knownPasswords()).toEqual([])
})
