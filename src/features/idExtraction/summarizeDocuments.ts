import { personName } from '#shared/kits/facts/identityKeys.ts'
import {
  mergeFindings,
  type Finding,
  type ResultSummary,
  type SummaryRow,
} from '#shared/kits/jobs/results/resultSummary.ts'
import { toSummaryRow } from '#shared/kits/jobs/results/summaryRow.ts'
import type { IdService } from '#shared/platform/session/services/services.ts'
import type { IdDocument, IdExtraction } from './contract.ts'
import { ID_KIND, serviceOfDocType } from './idKinds.ts'
import { toIdTable } from './idRows.ts'

function findingsOf(document: IdDocument, service: IdService): Finding[] {
  const detected = serviceOfDocType(document.docType)
  if (detected !== null && detected !== service)
    return [{ kind: 'failed', text: `Wrong document: ${ID_KIND[detected].document}` }]
  return toIdTable(document, service, 0).rows.flatMap(({ label, hint }): Finding[] => {
    if (hint === null) return []
    return hint.isValid
      ? [{ kind: 'passed', text: hint.message }]
      : [{ kind: 'failed', text: `${label}: ${hint.message}` }]
  })
}

function toRow(document: IdDocument, service: IdService): SummaryRow {
  const { title, rows, mismatchedService } = toIdTable(document, service, 0)
  const hints = rows.flatMap(({ hint }) => hint?.message ?? [])
  return toSummaryRow([
    ['Document', title],
    ...rows.map(({ label, text }) => [label, text] as const),
    ['Check of the number', hints.join('. ')],
    ['Check of the document', mismatchedService ?? ''],
  ])
}

export function summarizeDocuments({ service, documents }: IdExtraction): ResultSummary {
  const rows = documents.flatMap((document) => toIdTable(document, service, 0).rows)
  return {
    subject: personName(rows.map(({ label, text }) => ({ key: label, text }))),
    findings: mergeFindings(
      'Document',
      documents.map((document) => findingsOf(document, service)),
    ),
    rows: documents.map((document) => toRow(document, service)),
  }
}
