import type { InferOutput } from 'valibot'
import type { QcSchema, StatusChangeSchema } from '#api/addressCase.ts'
import { Fault, validationFault } from '../fault.ts'
import { ALREADY_ASSIGNED, ALREADY_UPDATED } from '../magic/addressVerification.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
import { changeCase, type SandboxCase } from './case.ts'
import { notify } from './notify.ts'

type Qc = InferOutput<typeof QcSchema>

const VERDICT = { Pass: 'APPROVED', Fail: 'REJECTED', Reinitiate: 'RE_INITIATED' } as const

/** Requires that the case is assigned. @throws Fault 400 with the text that the portal recognises */
function requireAssigned(record: SandboxCase, user: SandboxUser): void {
  if (record.overallStatus !== 'ASSIGNED') throw new Fault(400, ALREADY_UPDATED)
  if (record.assignee !== user.email) throw new Fault(400, ALREADY_ASSIGNED)
}

function assign(world: World, record: SandboxCase, user: SandboxUser): void {
  // Refused even for the assignee: the portal must find out whose case it is.
  if (record.overallStatus === 'ASSIGNED') throw new Fault(400, ALREADY_ASSIGNED)
  if (!['PENDING_QC', 'RE_OPEN_FOR_QC'].includes(record.overallStatus))
    throw new Fault(400, ALREADY_UPDATED)
  changeCase(world, record, { overallStatus: 'ASSIGNED', assignee: user.email })
}

function release(world: World, record: SandboxCase, user: SandboxUser, isForced: boolean): void {
  if (record.overallStatus !== 'ASSIGNED') throw new Fault(400, ALREADY_UPDATED)
  if (!isForced) requireAssigned(record, user)
  changeCase(world, record, { overallStatus: 'PENDING_QC', assignee: '' })
}

function reopen(world: World, record: SandboxCase): void {
  if (!['APPROVED', 'REJECTED'].includes(record.overallStatus))
    throw new Fault(400, ALREADY_UPDATED)
  changeCase(world, record, { overallStatus: 'RE_OPEN_FOR_QC' })
}

type StatusChange = InferOutput<typeof StatusChangeSchema>

/**
 * Assigns, releases or reopens a case (kyc §4).
 * @throws Fault 400 if it belongs to someone else or its status has changed
 */
export function changeCaseStatus(
  world: World,
  record: SandboxCase,
  user: SandboxUser,
  change: StatusChange,
): void {
  if (change.overallStatus === 'ASSIGNED') assign(world, record, user)
  else if (change.overallStatus === 'PENDING_QC')
    release(world, record, user, change.forceAssign ?? false)
  else reopen(world, record)
}

/** Rejects verdicts that section 4 does not allow. @throws Fault 422 */
function checkVerdict(record: SandboxCase, qc: Qc): void {
  const { qcStatus, overallStatus, overrideCoordinates, validationStatusDetails } = qc
  if (VERDICT[qcStatus] !== overallStatus)
    throw validationFault('qcStatus', `${qcStatus} goes with ${VERDICT[qcStatus]}`)
  const isCleared =
    qcStatus === 'Fail' || (qcStatus === 'Reinitiate' && !validationStatusDetails.housePhoto)
  if (isCleared && overrideCoordinates === true)
    throw validationFault('overrideCoordinates', `must not be true with ${qcStatus}`)
  if (record.userData === null)
    throw validationFault('overallStatus', 'the candidate has sent nothing yet')
}

/** Stores a verdict. Reinitiate requests the rejected items from the candidate again. @throws Fault */
export function decideCase(world: World, record: SandboxCase, user: SandboxUser, qc: Qc): void {
  requireAssigned(record, user)
  checkVerdict(record, qc)
  const { overallStatus, validationStatusDetails, rotationCount, gpsImage } = qc
  changeCase(world, record, {
    overallStatus,
    assignee: '',
    validationStatusDetails,
    qcComments: qc.qcComments ?? '',
    overrideCoordinates: qc.overrideCoordinates ?? false,
    verdict: { rotationCount, gpsImage },
  })
  if (overallStatus === 'RE_INITIATED') notify(world, record, 'reinitiated')
}
