import { run } from '#shared/api/run.ts'
import type { ManyKit } from '#shared/dashboard/many/deed.ts'
import { reportDeed } from '#shared/dashboard/many/reportDeed.ts'
import { jobReport } from '../../endpoints.ts'

/** What is done over many jobs. */
export const JOB_KIT: ManyKit = {
  list: 'uan',
  noun: 'jobs',
  deeds: {
    report: reportDeed({
      fetch: ({ id }) => run(jobReport, { jobId: id }, { quiet: true }),
      zipName: 'UAN_reports',
      none: 'None of them has passed',
    }),
  },
}
