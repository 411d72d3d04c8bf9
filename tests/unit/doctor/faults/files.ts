import { header, content, type Planted } from './planted.ts'

const FINTECH = '/service/fintech/V1'
const TEMPLATE = `GET ${FINTECH}/dav/subclients/upload_template/`
const REPORT = `POST ${FINTECH}/dav/case/download-report`
const MIS = 'POST /service/V1/dav/client/mis-generation'

export const FILES: readonly Planted[] = [
  {
    name: 'a page in place of a PDF',
    at: REPORT,
    change: content('<!doctype html><p>Sign in</p>'),
    expected: ['davReport', 'body', 'breaks'],
  },
  {
    name: 'a CSV in place of a workbook',
    at: MIS,
    change: content('name,phone\nIla Sen,9000000002\n'),
    expected: ['davMis', 'body', 'breaks'],
  },
  {
    name: 'a ZIP that is no Word document',
    at: 'POST /CompanyChecks/V1/download-report',
    change: content('PK\u0003\u0004 something'),
    expected: ['companyReport', 'body', 'breaks'],
  },
  {
    name: 'JSON in place of a template',
    at: TEMPLATE,
    change: content('{"detail":"none"}'),
    expected: ['davTemplate', 'body', 'breaks'],
  },
  {
    name: 'an empty file',
    at: 'POST /UAN/V1/job/download-report',
    change: content(''),
    expected: ['uanReport', 'body', 'breaks'],
  },
  {
    name: 'a file that calls itself a page',
    at: REPORT,
    change: header('content-type', 'text/html'),
    expected: ['davReport', 'header Content-Type', 'differs'],
  },
  {
    name: 'an attachment without a file name',
    at: REPORT,
    change: header('content-disposition', 'attachment'),
    expected: ['davReport', 'header Content-Disposition', 'breaks'],
  },
  {
    name: 'a file to be shown',
    at: REPORT,
    change: header('content-disposition', 'inline'),
    expected: ['davReport', 'header Content-Disposition', 'assumed'],
  },
]
