import { cutName } from '#shared/lib/fileName.ts'
import { plural } from '#shared/lib/plural.ts'
import type { Job } from './job.ts'

/** 'Payslip_Sep.pdf', or 'Payslip_Sep.pdf and 2 more'. */
export function jobName({ files, title }: Pick<Job, 'files' | 'title'>): string {
  const [first, ...more] = files
  if (first === undefined) return title
  const name = cutName(first.name)
  return more.length === 0 ? name : `${name} and ${plural(more.length, 'more', 'more')}`
}
