import type { Deductor, TaxStatement } from './contract.ts'

const toEntry = ({ name, tan, totalCredit, totalTax, details }: Deductor) => ({
  NameOfDeductor: name,
  TANNumber: tan,
  TotalCredit: totalCredit.written,
  TotalTax: totalTax.written,
  Details: details,
})

/** The result in the first form of analyzers §3, figures as they were written: what Download Json saves. */
export function toForm26asJson(statements: readonly TaxStatement[]) {
  return statements.map(
    ({
      transactionId,
      filePath,
      assessee,
      financialYear,
      assessmentYear,
      pan,
      panStatus,
      deductors,
    }) => ({
      ...(transactionId === null ? {} : { form26ASTransactionID: transactionId }),
      ...(filePath === null ? {} : { filePath }),
      nameOfAssessee: assessee,
      financialYear,
      assessmentYear,
      PAN_number: pan,
      PAN_status: panStatus,
      ...sectionsOf(deductors),
    }),
  )
}

/** `Section192: […]`, a key for each section in the order in which they came. */
function sectionsOf(deductors: readonly Deductor[]) {
  const sections: Record<string, ReturnType<typeof toEntry>[]> = {}
  for (const deductor of deductors) {
    const key = `Section${deductor.section}`
    sections[key] = [...(sections[key] ?? []), toEntry(deductor)]
  }
  return sections
}
