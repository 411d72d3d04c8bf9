import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { PlannedJob } from '../model/applicant.ts'
import { describeJobs, totalsByService } from '../model/describePlan.ts'
import type { JobGroups } from '../model/plan.ts'
import { serviceLabel } from '../model/services.ts'
import { sendApplicant } from '../store/sendApplicant.ts'
import { collectList } from './collectList.ts'

type Sending = {
  applicant: string
  plan: readonly JobGroups[]
  /** Documents that are not in the plan. */
  waiting: number
}

/** Shows what goes where, then sends it. False: the user cancelled, or nothing could be sent (a dialog says why). */
export function sendDocuments({ applicant, plan, waiting }: Sending): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, session) => {
    const answer = await dispatch(
      requestDialogAnswer('sendApplicantDocuments', {
        facts: totalsByService(plan).map((total) => ({
          label: serviceLabel(total.service),
          lines: [{ text: plural(total.documents, 'document'), note: describeJobs(total) }],
        })),
        ...(waiting === 0 ? {} : { footnote: describeRest(waiting) }),
      }),
    )
    if (answer !== 'primary' || session.signal.aborted) return false
    const jobs = await dispatch(toPlannedJobs(plan))
    if (session.signal.aborted) return false
    if (jobs === null) {
      dispatch(showDialog('uploadFailed', { footnote: 'Nothing has been sent.' }))
      return false
    }
    if (!(await dispatch(sendApplicant(applicant, jobs)))) return false
    const sent = jobs.flatMap(({ files }) => files.map(({ id }) => id))
    dispatch(collectList(applicant)).removeSubmitted(sent)
    return true
  }
}

const describeRest = (waiting: number): string =>
  `${plural(waiting, 'document')} ${waiting === 1 ? 'waits' : 'wait'} for you and ${waiting === 1 ? 'stays' : 'stay'} in the list.`

/** Null: the code of a service did not load. */
function toPlannedJobs(
  plan: readonly JobGroups[],
): AppThunk<Promise<readonly PlannedJob[] | null>> {
  return async (_dispatch, _getState, { analyzers }) => {
    const jobs = await Promise.all(
      plan.map(async (groups): Promise<PlannedJob | null> => {
        const { service } = groups[0]
        try {
          const calls = await analyzers?.[service]?.()
          if (calls === undefined) return null
          const collect = await calls.collect?.()
          const files = groups.flatMap((group) => group.files)
          const job = collect === undefined ? { files, options: {} } : collect.toJob(groups)
          return { analyzer: service, ...job }
        } catch {
          return null
        }
      }),
    )
    const planned = jobs.filter((job) => job !== null)
    return planned.length === jobs.length ? planned : null
  }
}
