import { HttpResponse } from 'msw'
import { SubmissionSchema } from '#api/addressCase.ts'
import { misfit, ok, publicCall } from '../../call.ts'
import { changeCase, isWaiting, toFormCase, type SandboxCase } from '../../dav/case.ts'
import { applySubmission } from '../../dav/submission.ts'
import { Fault } from '../../fault.ts'
import { ALREADY_UPDATED } from '../../magic/addressVerification.ts'
import type { World } from '../../world.ts'
import { magicOf, injectCaseFault } from './injectCaseFault.ts'

const FORM = '/service/fintech/V1/dav/case/form/{id}'

/** @throws Fault 400 if the reference is invalid */
function requireReference(world: World, referenceId: string): SandboxCase {
  const record = [...world.cases.values()].find((each) => each.referenceId === referenceId)
  if (record === undefined) throw new Fault(400, 'Invalid reference')
  return record
}

/** Cases whose next load fails with 500. */
const failNextLoad = new WeakSet<SandboxCase>()

/** The case for its candidate. @throws Fault 404 if its sub-client no longer exists */
function formOf(world: World, record: SandboxCase) {
  const subClient = world.subClients.get(record.subClientId)
  if (subClient === undefined) throw new Fault(404, 'The sub-client is gone')
  const code = [...world.clients.values()].find(({ clientId }) => clientId === subClient.clientId)
  return toFormCase(record, subClient, code?.profile.clientCode ?? '')
}

const load = publicCall({
  method: 'GET',
  path: FORM,
  respond: ({ world, params }) => {
    const record = requireReference(world, params.id ?? '')
    const refused = injectCaseFault(world, null, record, 'form')
    if (refused !== undefined) return refused
    if (magicOf(record)?.name === 'form-misfit') return misfit({ data: [{ status: 7 }] })
    if (failNextLoad.delete(record)) throw new Fault(500, 'Internal Server Error')
    if (isWaiting(record) && record.linkClickedAt === '') {
      const overallStatus =
        record.overallStatus === 'INITIATED' ? 'PENDING_USER_INPUT' : record.overallStatus
      changeCase(world, record, {
        overallStatus,
        linkClickedAt: new Date(world.now()).toISOString(),
      })
    }
    return ok({ data: [formOf(world, record)] })
  },
})

const send = publicCall({
  method: 'PATCH',
  path: FORM,
  body: { as: 'json', schema: SubmissionSchema },
  respond: ({ world, params, body }) => {
    const record = requireReference(world, params.id ?? '')
    const isLost = magicOf(record)?.name === 'send-lost'
    if (!isLost) {
      if (magicOf(record)?.name === 'send-closed')
        changeCase(world, record, { overallStatus: 'REJECTED' })
      const refused = injectCaseFault(world, null, record, 'send')
      if (refused !== undefined) {
        if (magicOf(record)?.name === 'send-unclear') failNextLoad.add(record)
        return refused
      }
    }
    if (!isWaiting(record)) throw new Fault(400, ALREADY_UPDATED)
    const { latitude, longitude } = body.userLocation
    changeCase(world, record, {
      overallStatus: 'PENDING_QC',
      userData: applySubmission(record, body),
      userLocation: { latitude, longitude },
      linkClickedAt: body.userLocation.linkClickedAt,
    })
    return isLost ? HttpResponse.error() : ok({ message: 'Form submitted' })
  },
})

export const davCandidateCalls = [load, send]
