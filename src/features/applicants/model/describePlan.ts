import { plural } from '#shared/platform/lib/text/plural.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { JobGroups } from './plan.ts'
import { DOCUMENT_SERVICES, serviceLabel } from './services.ts'

export type ServiceTotal = {
  service: ServiceKey
  documents: number
  /** Number of files of each job. */
  jobs: readonly number[]
}

const filesIn = (groups: JobGroups): number =>
  groups.reduce((sum, { files }) => sum + files.length, 0)

/** In the order of the select. */
export function totalsByService(plan: readonly JobGroups[]): readonly ServiceTotal[] {
  const services = DOCUMENT_SERVICES.filter((key) => plan.some(([{ service }]) => service === key))
  return services.map((service) => {
    const jobs = plan.filter(([first]) => first.service === service).map(filesIn)
    return { service, documents: jobs.reduce((sum, files) => sum + files, 0), jobs }
  })
}

export const countDocuments = (plan: readonly JobGroups[]): number =>
  plan.reduce((sum, groups) => sum + filesIn(groups), 0)

/** '1 job', '2 jobs: 12 + 3 files'; empty where each file is a job of its own. */
export function describeJobs({ documents, jobs }: ServiceTotal): string {
  if (jobs.length === documents) return documents === 1 ? '' : plural(jobs.length, 'job')
  const count = plural(jobs.length, 'job')
  return jobs.length === 1 ? count : `${count}: ${jobs.join(' + ')} files`
}

/** '2 to Bank statement (1 job)' */
export function describeTotal(total: ServiceTotal): string {
  const { service, documents, jobs } = total
  const isGrouped = jobs.length !== documents
  const note = isGrouped || service === 'bankStatement' ? describeJobs(total) : ''
  return `${documents} to ${serviceLabel(service)}${note === '' ? '' : ` (${note})`}`
}
