import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { QcSchema, StatusChangeSchema } from '#api/addressCase.ts'
import { misfit, ok, sessionCall } from '../../call.ts'
import { simulateConcurrentChange } from '../../dav/concurrentReviewers.ts'
import { misReport } from '../../dav/misReport.ts'
import { davReport } from '../../dav/report.ts'
import { decideCase, changeCaseStatus } from '../../dav/review.ts'
import { Fault } from '../../fault.ts'
import { injectFault } from '../../injectFault.ts'
import { magicAt } from '../../magic.ts'
import { requireService } from '../../processing.ts'
import { subClientsOf } from '../../subClients.ts'
import { magicOf, injectCaseFault, requireCase } from './injectCaseFault.ts'

const STEP = { ASSIGNED: 'start', RE_OPEN_FOR_QC: 'reopen', PENDING_QC: null } as const
const SUCCESS = { status: 'SUCCESS', message: 'Case updated' }

const patch = sessionCall({
  method: 'PATCH',
  path: '/service/fintech/V1/dav/case/{id}',
  body: {
    as: 'json',
    schema: v.union(
      [StatusChangeSchema, QcSchema],
      'must be a move of the case or a whole verdict',
    ),
  },
  respond: ({ world, user, params, body }) => {
    requireService(world, user, 'DAV')
    const record = requireCase(world, user, params.id ?? '')
    const step = 'qcStatus' in body ? 'submit' : STEP[body.overallStatus]
    if (step !== null) simulateConcurrentChange(world, record, user, step)
    const refused = step === null ? undefined : injectCaseFault(world, user, record, step)
    if (refused !== undefined) return refused
    if (!('qcStatus' in body)) changeCaseStatus(world, record, user, body)
    else if (magicOf(record)?.name === 'not-success')
      return misfit({ status: 'FAILED', message: 'Not saved' })
    else decideCase(world, record, user, body)
    return ok(SUCCESS)
  },
})

const attachment = (bytes: Uint8Array, type: string, name: string) =>
  new HttpResponse(bytes.slice().buffer, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  })

const report = sessionCall({
  method: 'POST',
  path: '/service/fintech/V1/dav/case/download-report',
  query: ['caseId'],
  respond: async ({ world, user, query }) => {
    const record = requireCase(world, user, query.caseId ?? '')
    const refused = injectCaseFault(world, user, record, 'report')
    if (refused !== undefined) return refused
    if (!['APPROVED', 'REJECTED'].includes(record.overallStatus))
      throw new Fault(400, 'The case is not decided')
    return attachment(await davReport(record), 'application/pdf', 'report.pdf')
  },
})

const DAY = /^\d{4}-\d{2}-\d{2}$/
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The start of an Indian day in ms. @throws Fault 400 */
function dayOf(name: string, text: string): number {
  const at = Date.parse(`${text}T00:00:00+05:30`)
  if (!DAY.test(text) || Number.isNaN(at)) throw new Fault(400, `${name} must be YYYY-MM-DD`)
  return at
}

const mis = sessionCall({
  method: 'POST',
  path: '/service/V1/dav/client/mis-generation',
  query: ['start_date', 'end_date'],
  respond: ({ world, user, query }) => {
    requireService(world, user, 'DAV')
    const { start_date: start = '', end_date: end = '' } = query
    const [from, to] = [dayOf('start_date', start), dayOf('end_date', end) + 86_400_000]
    if (from >= to) throw new Fault(400, 'start_date is after end_date')
    const refused = injectFault(world, user.email, magicAt('davMis', start.slice(-2)))
    if (refused !== undefined) return refused
    const subClientIds = new Set(subClientsOf(world, user).map(({ subClientId }) => subClientId))
    const cases = [...world.cases.values()].filter(({ subClientId, createdAt }) => {
      const at = Date.parse(createdAt)
      return subClientIds.has(subClientId) && at >= from && at < to
    })
    if (cases.length === 0) throw new Fault(400, 'No data found for the selected date range.')
    return attachment(misReport(world, cases), XLSX_TYPE, 'mis.xlsx')
  },
})

export const davReviewCalls = [patch, report, mis]
