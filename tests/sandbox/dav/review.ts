import * as v from 'valibot'
import { Fault, validationFault } from '../fault.ts'
import { ALREADY_ASSIGNED, ALREADY_UPDATED } from '../magic/addressVerification.ts'
import type { SandboxUser } from '../records/user.ts'
import type { World } from '../world.ts'
import { changeCase, REVIEWED_FIELDS, PHOTOS, type SandboxCase } from './case.ts'
import { notify } from './notify.ts'

const PNG_BASE64 = /^iVBORw0KGgo[A-Za-z0-9+/]+=*$/
const point = {
  address: v.pipe(v.string(), v.nonEmpty()),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}
const entriesOf = <Name extends string, Schema>(names: readonly Name[], schema: Schema) =>
  Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema> // from these names

const quarterTurns = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3))
export const QcSchema = v.strictObject({
  overallStatus: v.picklist(['APPROVED', 'REJECTED', 'RE_INITIATED']),
  qcStatus: v.picklist(['Pass', 'Fail', 'Reinitiate']),
  validationStatusDetails: v.strictObject(entriesOf(REVIEWED_FIELDS, v.boolean())),
  rotationCount: v.strictObject(entriesOf(PHOTOS, quarterTurns)),
  gpsImage: v.pipe(v.string(), v.regex(PNG_BASE64, 'must be raw base64 of a PNG')),
  sourceAddress: v.strictObject(point),
  optionalAddress: v.optional(v.strictObject(point)),
  qcComments: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  overrideCoordinates: v.optional(v.boolean()),
})
type Qc = v.InferOutput<typeof QcSchema>

const VERDICT = { Pass: 'APPROVED', Fail: 'REJECTED', Reinitiate: 'RE_INITIATED' } as const

/** Decided, or back with the candidate: nobody holds it. @throws Fault 400 with the words that the portal knows */
function requireAssigned(one: SandboxCase, user: SandboxUser): void {
  if (one.overallStatus !== 'ASSIGNED') throw new Fault(400, ALREADY_UPDATED)
  if (one.assignee !== user.email) throw new Fault(400, ALREADY_ASSIGNED)
}

function assign(world: World, one: SandboxCase, user: SandboxUser): void {
  // A lock is taken once, by whoever asks: the portal finds out whether it is this user's.
  if (one.overallStatus === 'ASSIGNED') throw new Fault(400, ALREADY_ASSIGNED)
  if (!['PENDING_QC', 'RE_OPEN_FOR_QC'].includes(one.overallStatus))
    throw new Fault(400, ALREADY_UPDATED)
  changeCase(world, one, { overallStatus: 'ASSIGNED', assignee: user.email })
}

function release(world: World, one: SandboxCase, user: SandboxUser, isForced: boolean): void {
  if (one.overallStatus !== 'ASSIGNED') throw new Fault(400, ALREADY_UPDATED)
  if (!isForced) requireAssigned(one, user)
  changeCase(world, one, { overallStatus: 'PENDING_QC', assignee: '' })
}

function reopen(world: World, one: SandboxCase): void {
  if (!['APPROVED', 'REJECTED'].includes(one.overallStatus)) throw new Fault(400, ALREADY_UPDATED)
  changeCase(world, one, { overallStatus: 'RE_OPEN_FOR_QC' })
}

export const StatusChangeSchema = v.strictObject({
  overallStatus: v.picklist(['ASSIGNED', 'PENDING_QC', 'RE_OPEN_FOR_QC']),
  forceAssign: v.optional(v.literal(true)),
})
type StatusChange = v.InferOutput<typeof StatusChangeSchema>

/** Moves a case between the list and a reviewer (kyc §4). @throws Fault 400 where it is somebody else's or further on */
export function changeCaseStatus(
  world: World,
  one: SandboxCase,
  user: SandboxUser,
  move: StatusChange,
): void {
  if (move.overallStatus === 'ASSIGNED') assign(world, one, user)
  else if (move.overallStatus === 'PENDING_QC') release(world, one, user, move.forceAssign ?? false)
  else reopen(world, one)
}

/** What the rules of section 4 leave no room for. @throws Fault 422 */
function checkVerdict(one: SandboxCase, qc: Qc): void {
  const { qcStatus, overallStatus, overrideCoordinates, validationStatusDetails } = qc
  if (VERDICT[qcStatus] !== overallStatus)
    throw validationFault('qcStatus', `${qcStatus} goes with ${VERDICT[qcStatus]}`)
  const isCleared =
    qcStatus === 'Fail' || (qcStatus === 'Reinitiate' && !validationStatusDetails.housePhoto)
  if (isCleared && overrideCoordinates === true)
    throw validationFault('overrideCoordinates', `must not be true with ${qcStatus}`)
  if (one.userData === null)
    throw validationFault('overallStatus', 'the candidate has sent nothing yet')
}

/** Takes a verdict in. With Reinitiate the candidate is asked for what was not accepted. @throws Fault */
export function decideCase(world: World, one: SandboxCase, user: SandboxUser, qc: Qc): void {
  requireAssigned(one, user)
  checkVerdict(one, qc)
  const { overallStatus, validationStatusDetails, rotationCount, gpsImage } = qc
  changeCase(world, one, {
    overallStatus,
    assignee: '',
    validationStatusDetails,
    qcComments: qc.qcComments ?? '',
    overrideCoordinates: qc.overrideCoordinates ?? false,
    verdict: { rotationCount, gpsImage },
  })
  if (overallStatus === 'RE_INITIATED') notify(world, one, 'reinitiated')
}
