import { ok, publicCall } from '../../call.ts'
import { changeCase, isWaiting, toFormCase, type SandboxCase } from '../../dav/case.ts'
import { SubmissionSchema, applySubmission } from '../../dav/submission.ts'
import { Fault } from '../../fault.ts'
import { ALREADY_UPDATED } from '../../magic/addressVerification.ts'
import type { World } from '../../world.ts'
import { magicOf, injectCaseFault } from './injectCaseFault.ts'
import { HttpResponse } from 'msw'

const FORM = '/service/fintech/V1/dav/case/form/{id}'

/** @throws Fault 400: the reference is invalid */
function requireReference(world: World, referenceId: string): SandboxCase {
  const one = [...world.cases.values()].find((each) => each.referenceId === referenceId)
  if (one === undefined) throw new Fault(400, 'Invalid reference')
  return one
}

/** Cases about which nobody is told at the next look. */
const unclear = new WeakSet<SandboxCase>()

/** The case as its candidate sees it. @throws Fault 404 where its sub-client is gone */
function formOf(world: World, one: SandboxCase) {
  const subClient = world.subClients.get(one.subClientId)
  if (subClient === undefined) throw new Fault(404, 'The sub-client is gone')
  const code = [...world.clients.values()].find(({ clientId }) => clientId === subClient.clientId)
  return toFormCase(one, subClient, code?.profile.clientCode ?? '')
}

const load = publicCall({
  method: 'GET',
  path: FORM,
  answer: ({ world, params }) => {
    const one = requireReference(world, params.id ?? '')
    const refused = injectCaseFault(world, null, one, 'form')
    if (refused !== undefined) return refused
    if (magicOf(one)?.name === 'form-misfit') return ok({ data: [{ status: 7 }] })
    if (unclear.delete(one)) throw new Fault(500, 'Internal Server Error')
    if (isWaiting(one) && one.linkClickedAt === '') {
      const overallStatus =
        one.overallStatus === 'INITIATED' ? 'PENDING_USER_INPUT' : one.overallStatus
      changeCase(world, one, { overallStatus, linkClickedAt: new Date(world.now()).toISOString() })
    }
    return ok({ data: [formOf(world, one)] })
  },
})

const send = publicCall({
  method: 'PATCH',
  path: FORM,
  body: { as: 'json', schema: SubmissionSchema },
  answer: ({ world, params, body }) => {
    const one = requireReference(world, params.id ?? '')
    const isLost = magicOf(one)?.name === 'send-lost'
    if (!isLost) {
      if (magicOf(one)?.name === 'send-closed')
        changeCase(world, one, { overallStatus: 'REJECTED' })
      const refused = injectCaseFault(world, null, one, 'send')
      if (refused !== undefined) {
        if (magicOf(one)?.name === 'send-unclear') unclear.add(one)
        return refused
      }
    }
    if (!isWaiting(one)) throw new Fault(400, ALREADY_UPDATED)
    const { latitude, longitude } = body.userLocation
    changeCase(world, one, {
      overallStatus: 'PENDING_QC',
      userData: applySubmission(one, body),
      userLocation: { latitude, longitude },
      linkClickedAt: body.userLocation.linkClickedAt,
    })
    return isLost ? HttpResponse.error() : ok({ message: 'Form submitted' })
  },
})

export const davCandidateCalls = [load, send]
