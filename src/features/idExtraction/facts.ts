import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { identityValues } from '#shared/kits/facts/identityKeys.ts'
import { textSource } from '#shared/kits/facts/textSource.ts'
import type { IdService } from '#shared/platform/session/services/services.ts'
import type { IdExtraction } from './contract.ts'
import { serviceOfDocType } from './idKinds.ts'
import { toIdTable } from './idRows.ts'

const TITLES: Record<IdService, string> = {
  aadhar: 'Aadhaar',
  pancard: 'PAN card',
  drivingLicence: 'Driving licence',
  voterId: 'Voter ID',
  RC: 'RC',
}

/** Each document by its own kind, also where it was sent to the service of another. */
export function idFacts({ service, documents }: IdExtraction): DocumentFacts[] {
  const tables = documents.map((document, index) => toIdTable(document, service, index))
  return documents.map((document, index) => {
    // Cards of one file often repeat the name; the numbers of the cards before it differ.
    const numbersBefore = tables.slice(0, index).map(({ rows }) => rows[0]?.text ?? '')
    const rows = tables[index]?.rows ?? []
    return {
      kind: 'identity',
      title: TITLES[serviceOfDocType(document.docType) ?? service],
      identity: identityValues(
        rows.map(({ label, text }) => ({ key: label, text })),
        (text) => textSource(text, numbersBefore),
      ),
    }
  })
}
