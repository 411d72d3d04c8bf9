import { expect, it } from 'vitest'
import { fieldError, isEmail, isName, isPhone } from '#shared/platform/lib/fieldRules.ts'
import {
  confirmError,
  isStrongPassword,
  PASSWORD_RULES,
  passwordError,
} from '#shared/platform/lib/passwordRules.ts'

const MESSAGE = 'Password must have: ≥8 characters, 1 uppercase, 1 number, 1 special character.'

it.each([
  ['Abcdef1!', []],
  ['Abcdef1 !', []],
  ['Ab1!', ['length']],
  ['abcdef1!', ['uppercase']],
  ['Abcdefg!', ['number']],
  ['Abcdefg1', ['special']],
  ['Abcdef1 ', ['special']],
  ['Abcdéf12', ['special']],
  ['', ['length', 'uppercase', 'number', 'special']],
])('%j breaks %j', (password, broken) => {
  expect(PASSWORD_RULES.filter((rule) => !rule.isMet(password)).map((rule) => rule.key)).toEqual(
    broken,
  )
  expect(isStrongPassword(password)).toBe(broken.length === 0)
  expect(passwordError(password)).toBe(broken.length === 0 ? null : MESSAGE)
})

it('compares the confirmation', () => {
  expect(confirmError('Abcdef1!', 'Abcdef1!')).toBeNull()
  expect(confirmError('Abcdef1!', 'Abcdef1')).toBe('Passwords does not match.')
})

it.each([
  ['a@b.in', true],
  ['first.last+tag%x_y-z@sub.example.co.in', true],
  ['pin.dav.u12@example.com', true],
  ['a@b', false],
  ['a@b.c', false],
  ['a@b.c1', false],
  ['@b.in', false],
  ['a b@c.in', false],
  ['a@@b.in', false],
  ['a@b..in', false],
  ['a@.in', false],
  ['ä@b.in', false],
  ['a@b.in ', false],
  ['', false],
])('isEmail(%j) is %s', (text, is) => {
  expect(isEmail(text)).toBe(is)
  expect(fieldError.signInEmail(text)).toBe(is ? null : 'Please enter a valid Email id.')
  expect(fieldError.signUpEmail(text)).toBe(is ? null : 'Enter an valid email')
})

it.each([
  ['Asha', true],
  ['Asha Rao', true],
  [' Asha Rao ', true],
  ['आशा राव', true],
  ['Asha  Rao', false],
  ['Asha1', false],
  ["O'Neil", false],
  ['Asha-Rao', false],
  ['', false],
  ['   ', false],
])('isName(%j) is %s', (text, is) => {
  expect(isName(text)).toBe(is)
  expect(fieldError.name(text)).toBe(
    is ? null : 'Username should not contain special characters/Numbers',
  )
})

it.each([
  ['9822041763', true],
  ['982204176', false],
  ['98220417631', false],
  ['98220 41763', false],
  ['+919822041763', false],
  ['९८२२०४१७६३', false],
  ['', false],
])('isPhone(%j) is %s', (text, is) => {
  expect(isPhone(text)).toBe(is)
  expect(fieldError.phone(text)).toBe(is ? null : 'Contact Number should be 10 digits only.')
})
