import type { Chosen } from '#shared/dashboard/many/manyState.ts'
import { candidateLink, JOB_STATUS, reportName, type UanJob } from '../../job.ts'

/** A job of the list as it is chosen; `seenAt` in ms since 1970. */
export const toChosen = (job: UanJob, subClientId: string, seenAt: number): Chosen => ({
  id: job.jobId,
  subClientId,
  name: job.name,
  link: candidateLink(job),
  reportName: reportName(job),
  action: JOB_STATUS[job.status].hasReport ? 'report' : null,
  seenAt,
})
