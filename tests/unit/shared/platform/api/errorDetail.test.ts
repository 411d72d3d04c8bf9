import { expect, it } from 'vitest'
import { errorDetail } from '#shared/platform/api/errorDetail.ts'

it.each<[unknown, string]>([
  [{ detail: 'Insufficient Credits' }, 'Insufficient Credits'],
  [{ detail: '' }, ''],
  [{ detail: [{ msg: 'field required', loc: ['body'] }] }, 'field required'],
  [{ detail: [{ message: 'Client exists' }] }, 'Client exists'],
  [{ detail: [{ msg: 'first' }, { msg: 'second' }] }, 'first'],
  [{ detail: [{ msg: 7, message: 'text' }] }, 'text'],
  [{ detail: [] }, ''],
  [{ detail: ['bare'] }, ''],
  [{ detail: [null] }, ''],
  [{ detail: { msg: 'no list' } }, ''],
  [{ detail: null }, ''],
  [{ detail: 404 }, ''],
  [{ message: 'elsewhere' }, ''],
  ['<html>Bad Gateway</html>', ''],
  [null, ''],
  [undefined, ''],
])('%j → %j', (body, detail) => {
  expect(errorDetail(body)).toBe(detail)
})
