import { REVIEWED_FIELDS } from '#api/addressCase.ts'
import type { Recorder } from '../recorder.ts'
import { base64Of } from '../samples.ts'

const PAGE = { limit: 50, offset: 0, truncateResponse: true }
const SUB_CLIENT = 'sub-kvm-kaveri-hosur'

const HEADER =
  'name,internalReferenceNumber,phoneNumber,email,address,periodOfStayFrom,periodOfStayTo'
const ROW =
  'Ila Sen,APP-9001,9845012349,ila.sen@mail.example,"12, 2nd Cross, Hosur 635109",2019,Till date'

const caseWith = ({ world }: Recorder, status: string) => {
  const found = [...world.cases.values()].find(
    ({ overallStatus, subClientId }) => overallStatus === status && subClientId === SUB_CLIENT,
  )
  if (found === undefined) throw new Error(`There is no case with status ${status}`)
  return found
}

async function recordLists(recorder: Recorder, clientId: string): Promise<void> {
  await recorder.send('davSubClients', 'The sub-clients of a client')
  await recorder.send('davTemplate', 'The columns', { params: { id: SUB_CLIENT } })
  await recorder.send('davInitiate', 'One candidate', {
    query: { client_id: clientId, sub_client_id: SUB_CLIENT },
    parts: [['csv_file', new File([`${HEADER}\n${ROW}\n`], 'candidates.csv')]],
  })
  await recorder.send('davCaseFilter', 'The first page of a sub-client', {
    json: { subClientIds: [SUB_CLIENT], ...PAGE },
  })
  await recorder.send('davCaseFilter', 'Filters and a search', {
    json: {
      filters: {
        subClientIds: [SUB_CLIENT],
        overallStatus: ['PENDING_QC'],
        emailDone: [true],
        createdAfter: '01/11/2026 00:00:00',
        createdBefore: '20/11/2026 23:59:59',
        candidateName: 'a',
      },
      ...PAGE,
    },
  })
  await recorder.send('davCaseFilter', 'One whole case', {
    json: { caseId: caseWith(recorder, 'APPROVED').caseId, ...PAGE, truncateResponse: false },
  })
}

const MAP = `iVBORw0KGgo${'A'.repeat(93)}`

async function recordReview(recorder: Recorder): Promise<void> {
  const { caseId, sourceData } = caseWith(recorder, 'PENDING_QC')
  const params = { id: caseId }
  await recorder.send('davCaseChange', 'Start of a review', {
    params,
    json: { overallStatus: 'ASSIGNED' },
  })
  await recorder.send('davCaseChange', 'Taken from another reviewer', {
    params,
    json: { overallStatus: 'PENDING_QC', forceAssign: true },
  })
  await recorder.send('davCaseChange', null, { params, json: { overallStatus: 'ASSIGNED' } })
  await recorder.send('davCaseChange', 'The verdict', {
    params,
    json: {
      overallStatus: 'APPROVED',
      qcStatus: 'Pass',
      validationStatusDetails: Object.fromEntries(REVIEWED_FIELDS.map((name) => [name, true])),
      rotationCount: { idProof: 0, addressProof: 1, selfie: 0, sign: 0, housePhoto: 0 },
      gpsImage: MAP,
      sourceAddress: { address: sourceData.address, latitude: 12.7409, longitude: 77.8253 },
      qcComments: 'The house was recognised.',
      overrideCoordinates: false,
    },
  })
  await recorder.send('davReport', 'A decided case', { query: { caseId } })
  await recorder.send('davMis', 'Half a month', {
    query: { start_date: '2026-11-01', end_date: '2026-11-15' },
  })
}

async function recordCandidate(recorder: Recorder): Promise<void> {
  const { caseId, referenceId } = caseWith(recorder, 'INITIATED')
  await recorder.send('davResend', 'To another number', {
    params: { id: caseId },
    json: { alternate_phone_number: '9123456780' },
  })
  const params = { id: referenceId }
  await recorder.send('davForm', 'A form that waits', { params })
  const place = { latitude: 12.740913, longitude: 77.825292 }
  const timestamp = '2026-11-20T04:40:00.000Z'
  const photo = async (name: string) => ({
    data: await base64Of(`dav-${name}.jpg`),
    timestamp,
    ...place,
  })
  await recorder.send('davFormSubmission', 'Every field', {
    params,
    json: {
      userData: {
        respondentName: 'Ila Sen',
        relationshipWithCandidate: 'Self',
        prominentLandMark: 'Near the bus stand',
        ownershipStatus: 'Rented',
        periodOfStayFrom: 'January 2019',
        periodOfStayTo: 'Till date',
        typeOfAddress: 'Current',
        stayingAtGivenAddress: 'true',
        idProof: await photo('idProof'),
        addressProof: await photo('addressProof'),
        selfie: await photo('selfie'),
        sign: await photo('sign'),
        housePhoto: await photo('housePhoto'),
      },
      userLocation: { ...place, timestamp, linkClickedAt: timestamp },
    },
  })
}

/** Address verification: the operator, the candidate and the reviewer. */
export async function recordAddressVerification(recorder: Recorder): Promise<void> {
  await recorder.signIn('rohan.kulkarni@kaveri.example')
  const clientId = recorder.world.subClients.get(SUB_CLIENT)?.clientId ?? ''
  await recordLists(recorder, clientId)
  await recordReview(recorder)
  await recordCandidate(recorder)
}
