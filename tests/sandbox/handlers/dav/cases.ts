import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { CaseFilterBodySchema, ResendSchema } from '#api/calls/addressVerification.ts'
import { misfit, ok, sessionCall } from '../../call.ts'
import { changeCase, formPath, isWaiting, toCaseRecord, type SandboxCase } from '../../dav/case.ts'
import { CASE_CSV, TEMPLATE, type SourceRow } from '../../dav/caseCsv.ts'
import { matchesFilters } from '../../dav/filter.ts'
import { notify } from '../../dav/notify.ts'
import { Fault, fail } from '../../fault.ts'
import { injectFault } from '../../injectFault.ts'
import { magicAt } from '../../magic.ts'
import { requireService } from '../../processing.ts'
import { readCsv } from '../../readCsv.ts'
import type { SandboxUser } from '../../records/user.ts'
import { NO_TEMPLATE_TAG, requireSubClient, subClientsOf } from '../../subClients.ts'
import type { World } from '../../world.ts'
import { injectCaseFault, requireCase } from './injectCaseFault.ts'

const DAV = '/service/fintech/V1/dav'

const subClients = sessionCall({
  method: 'GET',
  path: `${DAV}/subclients/`,
  respond: ({ world, user }) => {
    requireService(world, user, 'DAV')
    return ok(subClientsOf(world, user))
  },
})

const template = sessionCall({
  method: 'GET',
  path: `${DAV}/subclients/upload_template/{id}`,
  respond: ({ world, user, params }) => {
    const { batchTag } = requireSubClient(world, user, params.id ?? '')
    if (batchTag === NO_TEMPLATE_TAG) throw new Fault(404, 'There is no template')
    return new HttpResponse(TEMPLATE, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
  },
})

function openCase(
  world: World,
  row: SourceRow,
  batch: { batchId: string; subClientId: string },
): void {
  const caseId = world.nextId('case')
  const now = new Date(world.now()).toISOString()
  const record: SandboxCase = {
    caseId,
    referenceId: `REF${caseId.slice(-4)}${row.phoneNumber.slice(-4)}`,
    ...batch,
    overallStatus: 'INITIATED',
    createdAt: now,
    modifiedAt: now,
    assignee: '',
    overrideCoordinates: false,
    qcComments: '',
    sourceData: row,
    notification: { email: false, voicecall: false, sms: false },
    notifLogs: [],
    alternateNumber: '',
    linkClickedAt: '',
    userData: null,
    userLocation: null,
    validationStatusDetails: {},
    verdict: null,
  }
  world.cases.set(caseId, record)
  notify(world, record, 'initiated')
}

const initiate = sessionCall({
  method: 'POST',
  path: `${DAV}/case/initiate/bulk`,
  query: ['client_id', 'sub_client_id'],
  body: {
    as: 'multipart',
    schema: v.strictObject({ csv_file: v.strictTuple([v.instance(File, 'must be a file')]) }),
  },
  respond: async ({ world, user, query, body }) => {
    requireService(world, user, 'DAV')
    const subClient = requireSubClient(world, user, query.sub_client_id ?? '')
    if (query.client_id !== subClient.clientId)
      throw new Fault(400, 'client_id is not that of the sub-client')
    const [file] = body.csv_file
    const magic = magicAt('davUpload', file.name.replace(/\.csv$/i, ''))
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    const rows = await readCsv(file, CASE_CSV)
    const batch = { batchId: world.nextId('B'), subClientId: subClient.subClientId }
    for (const row of rows) openCase(world, row, batch)
    world.davListFails = magic?.name === 'list-error'
    return ok({ message: `${rows.length} cases initiated`, batchId: batch.batchId })
  },
})

/** Newest first. */
const byAge = (a: SandboxCase, b: SandboxCase) => Date.parse(b.createdAt) - Date.parse(a.createdAt)

/** Cases of the user's own sub-clients. @throws Fault 403 */
function listed(world: World, user: SandboxUser, filters: Parameters<typeof matchesFilters>[1]) {
  for (const id of filters.subClientIds) requireSubClient(world, user, id)
  return [...world.cases.values()]
    .filter((record) => matchesFilters(record, filters))
    .toSorted(byAge)
}

const filter = sessionCall({
  method: 'POST',
  path: `${DAV}/case/filter`,
  body: { as: 'json', schema: CaseFilterBodySchema },
  respond: ({ world, user, request, body }) => {
    requireService(world, user, 'DAV')
    const { origin } = new URL(request.url)
    if ('caseId' in body) {
      const record = requireCase(world, user, body.caseId)
      const refused = injectCaseFault(world, user, record, 'fetch')
      if (refused !== undefined) return refused
      if (record.sourceData.internalReferenceNumber === 'fetch-misfit')
        return misfit({ data: [{ caseId: null }] })
      return ok({ data: [toCaseRecord(record, origin, false)], total_count: 1 })
    }
    if (world.davListFails) {
      world.davListFails = false
      fail('server-error')
    }
    const filters = 'filters' in body ? body.filters : { subClientIds: body.subClientIds }
    const magic = magicAt('davSearch', filters.candidateName ?? '')
    const refused = injectFault(world, user.email, magic)
    if (refused !== undefined) return refused
    if (magic?.name === 'misfit') return misfit({ data: 'none' })
    const cases = listed(world, user, filters)
    const page = cases.slice(body.offset, body.offset + body.limit)
    return ok({
      data: page.map((record) => toCaseRecord(record, origin, true)),
      total_count: cases.length,
    })
  },
})

const resend = sessionCall({
  method: 'POST',
  path: `${DAV}/notification/resend/{id}`,
  body: { as: 'json', schema: ResendSchema },
  respond: ({ world, user, params, body }) => {
    const record = requireCase(world, user, params.id ?? '')
    const refused = injectCaseFault(world, user, record, 'resend')
    if (refused !== undefined) return refused
    if (!isWaiting(record)) throw new Fault(400, `Nobody is waited for at ${formPath(record)}`)
    changeCase(world, record, {
      alternateNumber: body.alternate_phone_number ?? record.alternateNumber,
    })
    notify(world, record, 'resent')
    return ok({ message: 'Notification sent' })
  },
})

export const davCaseCalls = [subClients, initiate, filter, template, resend]
