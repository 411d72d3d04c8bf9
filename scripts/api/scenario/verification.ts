import * as XLSX from 'xlsx'
import { textIn } from '../../doctor/json.ts'
import type { Recorder } from '../recorder.ts'

const PAGE = { limit: 50, offset: 0, truncateResponse: true }
const TAXPAYER = { gstin: '29ABCDE1234F1Z5', username: 'tapti.polymers' }
const SUB_CLIENT = 'sub-kvm-kaveri-hosur'

async function recordGstr(recorder: Recorder): Promise<void> {
  const asked = await recorder.send('gstrRequestOtp', 'A taxpayer', { json: TAXPAYER })
  const taxpayer_id = textIn(asked, 'taxpayer_id')
  const otp = recorder.world.gstSessions.get(taxpayer_id)?.otp ?? ''
  await recorder.send('gstrAuthenticateOtp', 'The OTP that was sent', {
    json: { ...TAXPAYER, otp, taxpayer_id },
  })
  await recorder.send('gstrDownload', 'A verified taxpayer', {
    json: { gstin: TAXPAYER.gstin, taxpayer_id },
  })
}

function workbook(): File {
  const sheet = XLSX.utils.json_to_sheet([
    {
      'Work Order Id': 'WO-21001',
      'Company Name': 'Tapti Polymers',
      'Candidate Name': 'Ila Sen',
      'Employment Date': '2021-06-01',
    },
  ])
  const book = XLSX.utils.book_new(sheet, 'Checks')
  const bytes = XLSX.write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer // of 'array'
  return new File([bytes], 'checks.xlsx')
}

async function recordCompanyChecks(recorder: Recorder): Promise<void> {
  await recorder.send('companyCreate', 'One check', { parts: [['file', workbook()]] })
  await recorder.send('companyJobs', 'The first page', { json: { offset: 0 } })
  await recorder.send('companyJobs', 'A search by status', {
    json: { offset: 0, job_status: 'Completed' },
  })
  const done = [...recorder.world.companyJobs.values()].find(
    ({ status, clientCode }) => status === 'Completed' && clientCode === 'KVM',
  )
  await recorder.send('companyReport', 'A completed check', {
    query: { job_id: done?.jobId ?? '' },
  })
}

async function recordUan(recorder: Recorder): Promise<void> {
  const clientId = recorder.world.subClients.get(SUB_CLIENT)?.clientId ?? ''
  await recorder.send('uanSubClients', 'The sub-clients of a client')
  const csv =
    'name,phoneNumber,uanNumber,internalReferenceNumber\nIla Sen,9845012349,100000000001,EMP-9001\n'
  await recorder.send('uanInitiate', 'One candidate', {
    parts: [
      ['csv_file', new File([csv], 'jobs.csv')],
      ['client_id', clientId],
      ['subclient_id', SUB_CLIENT],
    ],
  })
  await recorder.send('uanJobFilter', 'The first page of a sub-client', {
    json: { subClientIds: [SUB_CLIENT], ...PAGE },
  })
  await recorder.send('uanJobFilter', 'Filters and a search', {
    json: {
      filters: {
        subClientIds: [SUB_CLIENT],
        jobStatus: ['PASS', 'FAIL'],
        smsSent: [true],
        createdAfter: '01/11/2026 00:00:00',
        createdBefore: '20/11/2026 23:59:59',
        candidateName: 'a',
      },
      ...PAGE,
    },
  })
  const passed = [...recorder.world.uanJobs.values()].find(
    ({ jobStatus, subClientId }) => jobStatus === 'PASS' && subClientId === SUB_CLIENT,
  )
  await recorder.send('uanReport', 'A passed job', { query: { job_id: passed?.jobId ?? '' } })
}

/** GST returns, company checks and UAN, as a user of a paid client. */
export async function recordVerification(recorder: Recorder): Promise<void> {
  await recorder.signIn('kabir.sethi@kaveri.example')
  await recordGstr(recorder)
  await recordCompanyChecks(recorder)
  await recordUan(recorder)
}
