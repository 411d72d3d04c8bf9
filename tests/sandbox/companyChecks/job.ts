import type { REPORT_STATUSES } from '#api/calls/verification.ts'
import type { World } from '../world.ts'

export type ReportStatus = (typeof REPORT_STATUSES)[number]

/** A row of an uploaded workbook (kyc §3). */
export type CheckInput = {
  workOrderId: string
  companyName: string
  employeeName: string
  /** The original text, even if it is not a date. */
  POEStartDate: string
}

/** A check of one candidate with one employer. */
export type CompanyJob = {
  id: string
  jobId: string
  batchId: string
  clientCode: string
  /** ms since 1970. */
  createdAt: number
  /** 'by time': advances with the clock like a real check. */
  status: ReportStatus | 'by time'
  input: CheckInput
}

/** At speed 1: when a check starts, and when its report is ready. */
const START_MS = 20_000
const DONE_MS = 80_000

export function statusOf({ status, createdAt }: CompanyJob, world: World): ReportStatus {
  if (status !== 'by time') return status
  const elapsedMs = (world.now() - createdAt) * world.speed
  if (elapsedMs >= DONE_MS) return 'Completed'
  return elapsedMs >= START_MS ? 'IN PROGRESS' : 'Yet To Start'
}

/** The job as in the list (kyc §3). */
export const toJobRecord = (job: CompanyJob, world: World) => ({
  id: job.id,
  batchID: job.batchId,
  jobId: job.jobId,
  createdAt: new Date(job.createdAt).toISOString(),
  jobStatus: statusOf(job, world),
  inputData: job.input,
})

/** Creates a job for each row, as one batch. */
export function openBatch(
  world: World,
  rows: readonly CheckInput[],
  { clientCode, isDone }: { clientCode: string; isDone: (row: CheckInput) => boolean },
): void {
  const batchId = world.nextId('B')
  for (const input of rows) {
    const id = world.nextId('check')
    world.companyJobs.set(id, {
      id,
      jobId: `cc-${id}`,
      batchId,
      clientCode,
      createdAt: world.now(),
      status: isDone(input) ? 'Completed' : 'by time',
      input,
    })
  }
}
