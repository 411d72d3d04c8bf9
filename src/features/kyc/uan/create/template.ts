import { downloadBlob } from '#shared/lib/download.ts'
import { JOB_COLUMN_NAMES } from './columns.ts'

/** kyc §9. One for every sub-client, so it is made here and not asked for. */
const TEMPLATE_NAME = 'UAN_Upload_Template.csv'

export function saveTemplate(): void {
  const header = `${JOB_COLUMN_NAMES.join(',')}\r\n`
  downloadBlob(new Blob([header], { type: 'text/csv' }), TEMPLATE_NAME)
}
