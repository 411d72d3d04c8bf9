import JSZip from 'jszip'
import type { CompanyJob } from './job.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const DOCUMENT_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const paragraph = (text: string, isTitle = false) => {
  const runProperties = isTitle ? '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>' : ''
  return `<w:p><w:r>${runProperties}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`
}

function documentXml({ input, batchId, jobId }: CompanyJob): string {
  const lines = [
    `Candidate: ${input.employeeName}`,
    `Company: ${input.companyName}`,
    `Employed since: ${input.POEStartDate}`,
    `Work order: ${input.workOrderId}, batch ${batchId}, job ${jobId}`,
    'Sample report of the sandbox: the employer was not asked.',
  ]
  const body = [paragraph('Employment check', true), ...lines.map((line) => paragraph(line))]
  return `${XML}<w:document xmlns:w="${WORD}"><w:body>${body.join('')}<w:sectPr/></w:body></w:document>`
}

/** A Word document with the checked values. */
export async function checkReport(job: CompanyJob): Promise<Uint8Array> {
  const zip = new JSZip()
  zip.file(
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${DOCUMENT_TYPE}"/></Types>`,
  )
  zip.file(
    '_rels/.rels',
    `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  zip.file('word/document.xml', documentXml(job))
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}
