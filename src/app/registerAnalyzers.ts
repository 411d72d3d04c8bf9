import { registerAnalyzer } from '#shared/jobs/registry.ts'

/** Makes every analyzer known to the jobs engine, so that its jobs go on after a reload on any page. Their code comes when a job needs it. */
export function registerAnalyzers(): void {
  registerAnalyzer('payslip', async () =>
    import('#features/financial/payslip/definition.ts').then(
      ({ payslipDefinition }) => payslipDefinition,
    ),
  )
  registerAnalyzer('bankStatement', async () =>
    import('#features/financial/bankStatement/definition.ts').then(
      ({ bankStatementDefinition }) => bankStatementDefinition,
    ),
  )
}
