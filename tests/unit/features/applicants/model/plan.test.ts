import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_CHOICE } from '#features/applicants/model/applicantReducer.ts'
import { describeTotal, totalsByService } from '#features/applicants/model/describePlan.ts'
import {
  accountsOf,
  groupDocuments,
  planJobs,
  type CollectedFile,
} from '#features/applicants/model/plan.ts'
import type { DocumentService } from '#features/applicants/model/services.ts'
import { APPLICANT_LIMITS } from '#features/applicants/model/services.ts'
import { NOTHING_READ } from '#shared/kits/jobs/collect.ts'
import { BYTES_PER_MB, UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'

type Facts = {
  service?: DocumentService
  bank?: string | null
  end?: string | null
  kind?: 'pdf' | 'jpg'
  megabytes?: number
  account?: string
  check?: number
  type?: string
  holder?: string
}

const document = (id: string, facts: Facts = {}): CollectedFile => {
  const { service = 'bankStatement', bank = null, end = null, kind = 'pdf', megabytes = 1 } = facts
  const size = megabytes * BYTES_PER_MB
  return {
    file: { id, name: `${id}.${kind}`, size, kind, pages: 1, sample: false },
    service,
    account: null,
    choice: {
      ...NO_CHOICE,
      service,
      statement: {
        ...NOTHING_READ,
        bankName: bank,
        accountEnd: end,
        accountCheck: facts.check ?? null,
        accountType: facts.type ?? null,
        holder: facts.holder ?? null,
      },
      answers: facts.account === undefined ? {} : { account: facts.account },
    },
  }
}

function plan(documents: readonly CollectedFile[], accountsPerJob: 1 | 2 = 2) {
  const statements = documents.filter(({ service }) => service === 'bankStatement')
  const accounts = accountsOf(statements.map(({ file: { id }, choice }) => ({ id, choice })))
  const withAccounts = documents.map((each) => ({
    ...each,
    account: accounts.get(each.file.id) ?? null,
  }))
  return planJobs(groupDocuments(withAccounts), accountsPerJob)
}

const idsOf = (documents: readonly CollectedFile[], accountsPerJob: 1 | 2 = 2) =>
  plan(documents, accountsPerJob).map((groups) =>
    groups.map(({ files }) => files.map(({ id }) => id).join(' ')),
  )

const hdfc = { bank: 'HDFC Bank', end: '7812' }
const sbi = { bank: 'State Bank of India', end: '4410' }
const statements = (count: number, facts: Facts) =>
  Array.from({ length: count }, (_, index) => document(`${facts.bank ?? ''}${index}`, facts))

describe('planJobs', () => {
  it.each<[string, CollectedFile[], string[][]]>([
    [
      'one job per document of the other services',
      [document('a', { service: 'payslip' }), document('b', { service: 'payslip' })],
      [['a'], ['b']],
    ],
    [
      'two accounts in one job',
      [document('a', hdfc), document('b', sbi), document('c', hdfc)],
      [['a c', 'b']],
    ],
    [
      'a third account in a job of its own',
      [document('a', hdfc), document('b', sbi), document('c', { bank: 'Axis Bank', end: '1111' })],
      [['a', 'b'], ['c']],
    ],
    [
      'two numbers with the same last digits as two accounts',
      [document('a', { ...hdfc, check: 1 }), document('b', { ...hdfc, check: 2 })],
      [['a', 'b']],
    ],
    [
      'two types of one bank without numbers as two accounts',
      [
        document('a', { bank: 'HDFC Bank', type: 'Savings' }),
        document('b', { bank: 'HDFC Bank', type: 'Current' }),
      ],
      [['a', 'b']],
    ],
    [
      'two holders as two accounts',
      [
        document('a', { ...hdfc, holder: 'RAVI KUMAR' }),
        document('b', { ...hdfc, holder: 'SUNITA RAO' }),
        document('c', { ...hdfc, holder: 'Mr. R. Kumar' }),
      ],
      [['a c', 'b']],
    ],
    [
      'PDF files and pictures apart',
      [document('a', hdfc), document('b', { ...hdfc, kind: 'jpg' })],
      [['a'], ['b']],
    ],
    [
      'at most 20 MB',
      [8, 8, 8].map((megabytes, index) => document(`f${index}`, { ...hdfc, megabytes })),
      [['f0 f1'], ['f2']],
    ],
    [
      'a file that the user moved to another account',
      [document('a', hdfc), document('b', { ...hdfc, account: 'file b' })],
      [['a', 'b']],
    ],
    [
      'all pages of a passbook in one job',
      [
        document('a', { service: 'passbook', kind: 'jpg' }),
        document('b', { service: 'passbook', kind: 'jpg' }),
      ],
      [['a b']],
    ],
  ])('plans %s', (_, documents, expected) => {
    expect(idsOf(documents)).toEqual(expected)
  })

  it('plans one account per job where the client may not send two', () => {
    expect(idsOf([document('a', hdfc), document('b', sbi)], 1)).toEqual([['a'], ['b']])
  })

  it('shows how a large set is split', () => {
    const [total] = totalsByService(plan(statements(15, hdfc)))
    expect(total && describeTotal(total)).toBe('15 to Bank statement (2 jobs: 12 + 3 files)')
  })

  const arbitraryDocuments = fc
    .array(
      fc.record({
        bank: fc.constantFrom(null, 'HDFC Bank', 'State Bank of India', 'Axis Bank'),
        end: fc.constantFrom(null, '7812', '4410'),
        kind: fc.constantFrom('pdf' as const, 'jpg' as const),
        megabytes: fc.double({ min: 0.01, max: 9.99, noNaN: true }),
        service: fc.constantFrom<DocumentService>('bankStatement', 'payslip', 'pancard'),
      }),
      { maxLength: APPLICANT_LIMITS.maxFiles },
    )
    .map((all) => all.map((facts, index) => document(String(index), facts)))

  it('puts every file into exactly one job, within the limits of a call', () => {
    const { maxFiles, totalSizeLimitBytes } = UPLOAD_LIMITS.bankStatement
    fc.assert(
      fc.property(arbitraryDocuments, fc.constantFrom(1 as const, 2 as const), (all, accounts) => {
        const jobs = plan(all, accounts)
        const filesOf = (job: (typeof jobs)[number]) => job.flatMap(({ files }) => files)
        expect(
          jobs
            .flatMap(filesOf)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(all.map(({ file }) => file.id).toSorted())
        for (const job of jobs) {
          const files = filesOf(job)
          expect(new Set(job.map(({ service }) => service)).size).toBe(1)
          const isBank = job[0].service === 'bankStatement'
          expect(isBank || files.length === 1).toBe(true)
          expect(job.length).toBeLessThanOrEqual(accounts)
          expect(new Set(job.map(({ account }) => account)).size).toBe(job.length)
          expect(files.length).toBeLessThanOrEqual(maxFiles)
          expect(files.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(
            totalSizeLimitBytes,
          )
          expect(new Set(files.map(({ kind }) => kind)).size).toBe(1)
        }
      }),
    )
  })
})
