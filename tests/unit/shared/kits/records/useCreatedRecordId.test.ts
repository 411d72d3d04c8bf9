import { expect, test } from 'vitest'
import { nextAddingState, type AddingState } from '#shared/kits/records/useCreatedRecordId.ts'

const CLOSED = { id: null, isNew: false }
const FORM = { id: null, isNew: true }
const OPENED = { id: 'b', isNew: false }
const BEFORE = new Set(['a', 'b'])

test.each<[string, AddingState, Parameters<typeof nextAddingState>[1], AddingState]>([
  [
    'the form opens: what the list holds is remembered',
    { isOpen: false, idsBefore: null },
    { ...FORM, ids: () => ['a', 'b'] },
    { isOpen: true, idsBefore: BEFORE },
  ],
  [
    'the form was opened by a link and the list is not known yet: nothing would be told from it',
    { isOpen: false, idsBefore: null },
    { ...FORM, ids: () => null },
    { isOpen: false, idsBefore: null },
  ],
  [
    'the list grows while the form is open: what was there before stays what it was',
    { isOpen: true, idsBefore: BEFORE },
    { ...FORM, ids: () => ['a', 'b', 'c'] },
    { isOpen: true, idsBefore: BEFORE },
  ],
  [
    'the form closes: what came meanwhile is new',
    { isOpen: true, idsBefore: BEFORE },
    { ...CLOSED, ids: () => ['a', 'b', 'c'] },
    { isOpen: false, idsBefore: BEFORE },
  ],
  [
    'it opens once more: what was new is not any more',
    { isOpen: false, idsBefore: BEFORE },
    { ...FORM, ids: () => ['a', 'b', 'c'] },
    { isOpen: true, idsBefore: new Set(['a', 'b', 'c']) },
  ],
  [
    'another record is looked at',
    { isOpen: false, idsBefore: BEFORE },
    { ...OPENED, ids: () => ['a', 'b', 'c'] },
    { isOpen: false, idsBefore: null },
  ],
])('%s', (_, adding, now, next) => {
  const stepped = nextAddingState(adding, now)
  expect(stepped).toEqual(next)
  expect(nextAddingState(stepped, now)).toBe(stepped)
})
