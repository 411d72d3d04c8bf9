import JSZip from 'jszip'

export type StrictFile = 'pdf' | 'csv' | 'zip' | 'xlsx' | 'docx'

const OFFICE = 'application/vnd.openxmlformats-officedocument'
const zipOf = (name: string) => new JSZip().file(name, '<x/>').generateAsync({ type: 'nodebuffer' })

/** By kind, with the content type that another framework sends. */
export const STRICT_FILES: Readonly<Record<StrictFile, readonly [type: string, body: Buffer]>> = {
  pdf: ['application/pdf', Buffer.from('%PDF-1.4\n%%EOF')],
  csv: ['text/csv; charset=utf-8', Buffer.from('name,phoneNumber,address\n')],
  zip: ['application/octet-stream', await zipOf('common.xlsx')],
  xlsx: [`${OFFICE}.spreadsheetml.sheet`, await zipOf('xl/workbook.xml')],
  docx: [`${OFFICE}.wordprocessingml.document`, await zipOf('word/document.xml')],
}
