import type { Analyzers } from '#shared/jobs/definition.ts'

const idExtraction = async () => import('#features/idExtraction/definition.ts')

/** Every analyzer by its id, so that its jobs go on after a reload on any page. Their code comes when a job needs it. */
export const ANALYZERS: Analyzers = {
  payslip: async () =>
    (await import('#features/financial/payslip/definition.ts')).payslipDefinition,
  form26as: async () =>
    (await import('#features/financial/form26as/definition.ts')).form26asDefinition,
  bankStatement: async () =>
    (await import('#features/financial/bankStatement/definition.ts')).bankStatementDefinition,
  financialStatement: async () =>
    (await import('#features/financial/financialStatement/definition.ts'))
      .financialStatementDefinition,
  passbook: async () =>
    (await import('#features/financial/passbook/definition.ts')).passbookDefinition,
  aadhar: async () => (await idExtraction()).ID_DEFINITIONS.aadhar,
  pancard: async () => (await idExtraction()).ID_DEFINITIONS.pancard,
  drivingLicence: async () => (await idExtraction()).ID_DEFINITIONS.drivingLicence,
  voterId: async () => (await idExtraction()).ID_DEFINITIONS.voterId,
  RC: async () => (await idExtraction()).ID_DEFINITIONS.RC,
}
