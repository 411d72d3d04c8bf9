import { registerAnalyzer } from '#shared/jobs/registry.ts'
import type { ServiceKey } from '#shared/session/currentUser.ts'

/** Five analyzers over the same two calls; the list stands here too, so that the first load carries none of their code. */
const ID_SERVICES = [
  'aadhar',
  'pancard',
  'drivingLicence',
  'voterId',
  'RC',
] as const satisfies readonly ServiceKey[]

/** Makes every analyzer known to the jobs engine, so that its jobs go on after a reload on any page. Their code comes when a job needs it. */
export function registerAnalyzers(): void {
  registerAnalyzer('payslip', async () =>
    import('#features/financial/payslip/definition.ts').then(
      ({ payslipDefinition }) => payslipDefinition,
    ),
  )
  registerAnalyzer('form26as', async () =>
    import('#features/financial/form26as/definition.ts').then(
      ({ form26asDefinition }) => form26asDefinition,
    ),
  )
  registerAnalyzer('bankStatement', async () =>
    import('#features/financial/bankStatement/definition.ts').then(
      ({ bankStatementDefinition }) => bankStatementDefinition,
    ),
  )
  registerAnalyzer('financialStatement', async () =>
    import('#features/financial/financialStatement/definition.ts').then(
      ({ financialStatementDefinition }) => financialStatementDefinition,
    ),
  )
  registerAnalyzer('passbook', async () =>
    import('#features/financial/passbook/definition.ts').then(
      ({ passbookDefinition }) => passbookDefinition,
    ),
  )
  for (const id of ID_SERVICES) {
    registerAnalyzer(id, async () =>
      import('#features/idExtraction/definition.ts').then(
        ({ ID_DEFINITIONS }) => ID_DEFINITIONS[id],
      ),
    )
  }
}
