import { describe, expect, it } from 'vitest'
import { hasUnsavedWork } from '#features/applicants/model/applicant.ts'
import {
  applicantReducer,
  NO_CHOICE,
  type ApplicantEvent,
} from '#features/applicants/model/applicantReducer.ts'
import { aDoneJob, START } from '#tests/unit/shared/kits/jobs/builders.ts'
import { anApplicant, entryNamed, fileNamed, queuedJob } from '../builders.ts'

const NOW = START + 1_000

const names = (files: readonly { id: string }[]) => files.map(({ id }) => id)

describe('files and jobs', () => {
  const listed = anApplicant({
    entries: [entryNamed('a'), entryNamed('b')],
    choices: { 'file-a': { ...NO_CHOICE, service: 'payslip', by: 'text' } },
  })

  it('moves queued files out of the list, and never queues a file twice', () => {
    const queued = applicantReducer(listed, { kind: 'queued', jobs: [queuedJob('a')] }, NOW)
    expect(names(queued.entries)).toEqual(['file-b'])
    expect(queued.choices).toEqual({})
    const again = queuedJob('a', { id: 'of another tab', tab: 'tab-2' })
    expect(applicantReducer(queued, { kind: 'queued', jobs: [again] }, NOW)).toBe(queued)
  })

  it('leaves queued files out of a list that another part still shows', () => {
    const queued = applicantReducer(listed, { kind: 'queued', jobs: [queuedJob('a')] }, NOW)
    const event: ApplicantEvent = { kind: 'entriesChanged', entries: listed.entries }
    expect(names(applicantReducer(queued, event, NOW).entries)).toEqual(['file-b'])
  })

  it('returns queued files to the list with their service, once', () => {
    const queued = anApplicant({ queued: [queuedJob('a'), queuedJob('b')] })
    const event: ApplicantEvent = { kind: 'unqueued', ids: ['queued-a'] }
    const back = applicantReducer(queued, event, NOW)
    expect(names(back.entries)).toEqual(['file-a'])
    expect(back.choices['file-a']).toMatchObject({ service: 'payslip', by: 'user' })
    expect(names(back.queued)).toEqual(['queued-b'])
    expect(applicantReducer(back, event, NOW)).toBe(back)
  })

  it('marks a returned file whose upload may have arrived, and no other', () => {
    const queued = anApplicant({ queued: [queuedJob('a'), queuedJob('b')] })
    const ids = ['queued-a', 'queued-b']
    const event: ApplicantEvent = { kind: 'unqueued', ids, mayHaveArrived: ['queued-b'] }
    const { entries } = applicantReducer(queued, event, NOW)
    expect(entries.map(({ mayHaveArrived }) => mayHaveArrived)).toEqual([undefined, true])
  })

  it('makes a queued job one of its jobs', () => {
    const queued = anApplicant({ queued: [queuedJob('a')], jobs: ['job-0'] })
    const event: ApplicantEvent = { kind: 'jobStarted', queued: 'queued-a', job: 'job-1' }
    const started = applicantReducer(queued, event, NOW)
    expect(started).toMatchObject({ queued: [], jobs: ['job-0', 'job-1'] })
    expect(applicantReducer(started, event, NOW)).toBe(started)
  })

  it('drops the choices of removed files', () => {
    const event: ApplicantEvent = { kind: 'entriesChanged', entries: [entryNamed('b')] }
    expect(applicantReducer(listed, event, NOW).choices).toEqual({})
  })
})

describe('changes since the last Save to file', () => {
  const before = anApplicant({ entries: [entryNamed('a')], jobs: ['job-1'] })
  const note = { text: 'Maiden name', about: 'Name differs' }
  const checked = { ...entryNamed('a'), phase: { kind: 'checking' as const } }

  it.each<[ApplicantEvent, boolean]>([
    [{ kind: 'named', name: 'Ananya' }, true],
    [{ kind: 'named', name: before.name }, false],
    [{ kind: 'entriesChanged', entries: [] }, true],
    [{ kind: 'entriesChanged', entries: [checked] }, false],
    [{ kind: 'chosen', file: 'file-a', choice: { service: 'payslip' } }, true],
    [{ kind: 'queued', jobs: [queuedJob('a')] }, false],
    [{ kind: 'jobsAdded', jobs: ['job-2'] }, true],
    [{ kind: 'jobTakenOut', job: 'job-1' }, true],
    [{ kind: 'obligationsEdited', edits: {}, legacy: [] }, true],
    [{ kind: 'transferDecided', id: 'rent', decision: 'undone' }, true],
    [{ kind: 'noted', point: 'identity:name', note }, true],
    [{ kind: 'saved', at: NOW }, false],
  ])('%j counts as a change: %s', (event, isChange) => {
    expect(applicantReducer(before, event, NOW).changedAt === NOW).toBe(isChange)
  })

  it.each([
    ['nothing was added', anApplicant(), false],
    ['never saved', anApplicant({ entries: [entryNamed('a')] }), true],
    ['saved, then changed', anApplicant({ jobs: ['job-1'], savedAt: START - 1 }), true],
    ['saved, then a result arrived', anApplicant({ jobs: ['job-1'], savedAt: START }), true],
    ['saved with all results', anApplicant({ jobs: ['job-1'], savedAt: START + 60_000 }), false],
  ])('%s: something would be lost: %s', (_case, applicant, isUnsaved) => {
    const job = aDoneJob({ files: [fileNamed('a')] })
    expect(hasUnsavedWork(applicant, { [job.id]: job })).toBe(isUnsaved)
  })
})
