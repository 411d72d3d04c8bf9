import type { AnalyzerCalls, PollResult } from '#shared/kits/jobs/definition.ts'
import type { DoneJob, FailedJob, RunningJob } from '#shared/kits/jobs/job.ts'
import type { JobOwners } from '#shared/kits/jobs/jobOwners.ts'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'

export const START = Date.parse('2026-11-20T06:00:00Z')

export const aFile: AcceptedFile = {
  id: 'file-1',
  name: 'Payslip_Sep.pdf',
  size: 1_929_379,
  kind: 'pdf',
  pages: 3,
  sample: false,
}

export const KABIR: CurrentUser = {
  email: 'kabir.sethi@kaveri.example',
  username: 'Kabir Sethi',
  initials: 'KS',
  clientCode: 'KVM',
  privilege: 'User',
  clientPrivilege: 'Paid',
  services: null,
}

/** Applicants, of which this browser has some. */
export const jobOwnersWith = (load: JobOwners['load']): JobOwners => ({
  noun: 'applicant',
  title: 'Applicant',
  path: '/applicants',
  exist: async () => true,
  load,
})

const base = {
  id: 'job-1',
  analyzer: 'payslip',
  title: 'Payslip',
  path: '/payslip',
  owner: KABIR.email,
  files: [aFile],
  options: {},
  transactionId: 'tx-1',
  startedAt: START,
} as const

export function aRunningJob(overrides: Partial<RunningJob> = {}): RunningJob {
  return {
    ...base,
    kind: 'processEnabled',
    report: { percentage: 5, at: START, endsAt: START + 90_000, told: false },
    marks: [{ percentage: 5, at: START }],
    sent: 1,
    followUpAt: null,
    misses: 0,
    ...overrides,
  }
}

export function aDoneJob(overrides: Partial<DoneJob> = {}): DoneJob {
  return {
    ...base,
    kind: 'Processed Successfully',
    finishedAt: START + 48_000,
    tookMs: 48_000,
    ...overrides,
  }
}

export function aFailedJob(overrides: Partial<FailedJob> = {}): FailedJob {
  return {
    ...base,
    kind: 'Not Uploaded',
    failure: 'outputFailed',
    failedAt: START + 9_000,
    ...overrides,
  }
}

export const RUNNING: ApiResult<PollResult> = { ok: true, value: { kind: 'running' } }
export const DONE: ApiResult<PollResult> = {
  ok: true,
  value: { kind: 'done', result: { data: [1] } },
}
export const NO_ANSWER: ApiResult<PollResult> = { ok: false, error: { kind: 'network' } }
export const http = (status: number, detail = ''): ApiResult<never> => ({
  ok: false,
  error: { kind: 'http', status, detail },
})

/** An analyzer whose calls are answered from lists; the last answer repeats. */
export function anAnalyzer(
  answers: readonly ApiResult<PollResult>[],
  overrides: Partial<AnalyzerCalls> = {},
) {
  const polls: number[] = []
  const analyzer: AnalyzerCalls = {
    id: 'payslip',
    title: 'Payslip',
    path: '/payslip',
    errors: processingErrors,
    estimateMs: () => 90_000,
    submit: async () => ({ ok: true, value: 'tx-1' }),
    poll: async () => {
      polls.push(Date.now() - START)
      return answers[Math.min(polls.length, answers.length) - 1] ?? RUNNING
    },
    ...overrides,
  }
  return { analyzer, polls }
}
