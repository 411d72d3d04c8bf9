import type { Job } from './job.ts'

/** The query that names the job a page shows. */
export const JOB_PARAM = 'job'
/** Its value for an upload while other jobs of the same analyzer run. */
export const NEW_JOB = 'new'

/** Address of a job on its analyzer's page. */
export function jobPath({ path, id }: Pick<Job, 'path' | 'id'>): string {
  return `${path}?${new URLSearchParams({ [JOB_PARAM]: id }).toString()}`
}
