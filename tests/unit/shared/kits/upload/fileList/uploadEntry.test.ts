import { describe, expect, it } from 'vitest'
import type { Inspection } from '#shared/kits/upload/checks/inspect.ts'
import {
  countByStatus,
  describeRemainingTasks,
} from '#shared/kits/upload/fileList/remainingTasks.ts'
import {
  toAcceptedFile,
  newEntry,
  findDuplicateOf,
  entryStatus,
  entriesReducer,
  type EntryPhase,
  type UploadEntry,
} from '#shared/kits/upload/fileList/uploadEntry.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'

const { payslip, bankStatement } = UPLOAD_LIMITS

function anEntry(over: Partial<UploadEntry> = {}): UploadEntry {
  const plain = newEntry({ id: 'a', name: 'a.pdf', size: 100, sample: false }, bankStatement)
  return { ...plain, ...over }
}
const ready = (over: Partial<UploadEntry> = {}) =>
  anEntry({ pages: 3, phase: { kind: 'ready' }, ...over })

describe('a new entry', () => {
  it.each<[string, number, EntryPhase]>([
    ['a.pdf', 10, { kind: 'checking' }],
    ['a.pdf', 0, { kind: 'problem', problem: 'empty' }],
    ['a.pdf', 99_000_000, { kind: 'problem', problem: 'tooLarge' }],
    ['a.txt', 10, { kind: 'problem', problem: 'wrongFormat' }],
  ])('%s of %i bytes', (name, size, phase) => {
    expect(newEntry({ id: 'x', name, size, sample: true }, payslip)).toMatchObject({
      phase,
      sample: true,
    })
  })
})

describe('an inspected entry', () => {
  it.each<[string, Inspection, EntryPhase, EntryPhase]>([
    ['opened', { kind: 'ok', pages: 3 }, { kind: 'ready' }, { kind: 'ready' }],
    [
      'opened, too long',
      { kind: 'ok', pages: 200 },
      { kind: 'problem', problem: 'tooManyPages' },
      { kind: 'problem', problem: 'tooManyPages' },
    ],
    [
      'locked',
      { kind: 'locked' },
      { kind: 'problem', problem: 'locked' },
      { kind: 'locked', attempt: 'none' },
    ],
    [
      'wrong password',
      { kind: 'wrongPassword' },
      { kind: 'locked', attempt: 'wrong' },
      { kind: 'locked', attempt: 'wrong' },
    ],
    [
      'damaged',
      { kind: 'problem', problem: 'corrupt' },
      { kind: 'problem', problem: 'corrupt' },
      { kind: 'problem', problem: 'corrupt' },
    ],
  ])('%s', (_, inspection, where1, where12) => {
    const event = { kind: 'inspected', id: 'a', inspection } as const
    expect(entriesReducer([anEntry()], event, payslip)[0]?.phase).toEqual(where1)
    expect(entriesReducer([anEntry()], event, bankStatement)[0]?.phase).toEqual(where12)
  })
})

describe('the list', () => {
  it.each([
    ['checkStarted', { kind: 'checkStarted', id: 'a', isUnlocking: false }, { kind: 'checking' }],
    [
      'unlocking',
      { kind: 'checkStarted', id: 'a', isUnlocking: true },
      { kind: 'locked', attempt: 'running' },
    ],
  ] as const)('%s', (_, event, phase) => {
    expect(entriesReducer([ready()], event, bankStatement)[0]?.phase).toEqual(phase)
  })

  it('makes file names unique', () => {
    const two = [anEntry(), anEntry({ id: 'b' })]
    expect(
      entriesReducer([], { kind: 'added', entries: two }, bankStatement).map(({ name }) => name),
    ).toEqual(['a.pdf', 'a (2).pdf'])
  })

  it('renames, checks again and stays unique', () => {
    const list = [
      ready({ id: 'a', name: 'x.pdf' }),
      ready({ id: 'b', name: 'x&.pdf', phase: { kind: 'problem', problem: 'nameCharacters' } }),
    ]
    const [, renamed] = entriesReducer(list, { kind: 'renamed', id: 'b' }, bankStatement)
    expect(renamed).toMatchObject({ name: 'x (2).pdf', phase: { kind: 'ready' } })
  })

  it('replaces in place', () => {
    const list = [ready({ id: 'a' }), ready({ id: 'b', name: 'b.pdf' })]
    const entry = anEntry({ id: 'c', name: 'c.pdf' })
    expect(
      entriesReducer(list, { kind: 'replaced', id: 'a', entry }, bankStatement).map(({ id }) => id),
    ).toEqual(['c', 'b'])
  })

  it.each([
    { kind: 'inspected', id: 'gone', inspection: { kind: 'locked' } },
    { kind: 'removed', id: 'gone' },
    { kind: 'hashed', id: 'gone', contentHash: 'p' },
    { kind: 'renamed', id: 'gone' },
    { kind: 'decided', id: 'gone', as: 'keepBoth' },
    { kind: 'decided', id: 'gone', as: 'anyway' },
    { kind: 'decided', id: 'gone', as: 'apart' },
    { kind: 'released', ids: ['gone'] },
    { kind: 'checkStarted', id: 'gone', isUnlocking: false },
  ] as const)('ignores $kind of a removed entry', (event) => {
    expect(entriesReducer([ready()], event, bankStatement)).toEqual([ready()])
  })
})

describe('the same content twice', () => {
  const one = ready({ id: 'a', print: 'p' })
  const two = ready({ id: 'b', print: 'p' })
  it('is reported for the second, not the first', () => {
    expect(findDuplicateOf(one, [one, two])).toBeUndefined()
    expect(entryStatus(two, [one, two])).toEqual({ kind: 'duplicate', of: one })
    expect(toAcceptedFile(two, [one, two])).toBeNull()
  })
  it('ends when both are kept, or the first is removed', () => {
    expect(toAcceptedFile({ ...two, keepBoth: true }, [one, two])).not.toBeNull()
    expect(toAcceptedFile(two, [two])).toMatchObject({ id: 'b', pages: 3, kind: 'pdf' })
  })
  it('does not hide a problem', () => {
    const broken = { ...two, phase: { kind: 'problem', problem: 'corrupt' } } as const
    expect(entryStatus(broken, [one, broken])).toEqual(broken.phase)
  })
})

describe('the remaining tasks', () => {
  const list = [
    ready({ id: '1' }),
    anEntry({ id: '2', phase: { kind: 'locked', attempt: 'none' } }),
    anEntry({ id: '3', phase: { kind: 'problem', problem: 'nameCharacters' }, pages: 18 }),
    anEntry({ id: '4', phase: { kind: 'problem', problem: 'tooManyPages' }, pages: 212 }),
    ready({ id: '5', print: 'p' }),
    ready({ id: '6', print: 'p' }),
    anEntry({ id: '7', phase: { kind: 'problem', problem: 'unchecked' } }),
  ]
  it('is one sentence', () => {
    expect(describeRemainingTasks(list)).toBe(
      'Still to do: unlock 1, rename 1, replace 1, check again 1, keep or remove 1',
    )
  })
  it('counts the chips', () => {
    expect(countByStatus(list)).toEqual({
      ready: 2,
      problems: 3,
      decisions: 2,
      pages: 239,
      unknownPageCounts: 2,
    })
  })
  it('waits while checks run, and is empty when all are ready', () => {
    expect(describeRemainingTasks([anEntry(), ready({ id: 'b' })])).toBe('Checking 1 file')
    expect(
      describeRemainingTasks([anEntry({ phase: { kind: 'locked', attempt: 'running' } })]),
    ).toBe('Checking 1 file')
    expect(describeRemainingTasks([ready()])).toBe('')
  })
})
