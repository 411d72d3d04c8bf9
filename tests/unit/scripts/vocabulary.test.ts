import { expect, it } from 'vitest'
import { bannedTermsIn } from '../../../scripts/vocabulary/check.ts'

it('finds a banned term in prose and in names, with its line', () => {
  const text = 'const a = 1\n// a painted page\nconst lazyPart = 2\n'
  expect(bannedTermsIn('src/a.ts', text)).toEqual([
    { file: 'src/a.ts', line: 2, term: 'painted page', use: 'prerendered page' },
    { file: 'src/a.ts', line: 3, term: 'lazyPart', use: 'lazyWithRetry, lazyStep' },
  ])
})

it.each(['keepErrors: true', 'a prerendered page', 'the department'])('accepts %s', (text) => {
  expect(bannedTermsIn('src/a.ts', text)).toEqual([])
})

it.each([
  ['src/shared/kits/jobs/job.ts', 1],
  ['src/shared/platform/store/dialogNames.ts', 0],
  ['src/shared/ui/dialogs/definitions/applicant.ts', 0],
  ['src/features/applicants/pages.ts', 0],
])('keeps applicants out of the kits: %s', (file, findings) => {
  expect(bannedTermsIn(file, 'const id = applicantId')).toHaveLength(findings)
})

it.each([
  ['src/shared/kits/history/ruleTable.ts', 1],
  ['src/features/check/CheckPage.tsx', 1],
  ['src/shared/kits/upload/histories/FilesHistory.tsx', 1],
  ['src/features/applicants/history/historySection.ts', 1],
  ['src/features/auth/signUp/VerifyEmailPage.tsx', 0],
])('keeps verdicts out of the history of a file: %s', (file, findings) => {
  expect(bannedTermsIn(file, 'This file is genuine')).toHaveLength(findings)
})
