import { FinancialStatementPage } from '#features/financial/financialStatement/FinancialStatementPage.tsx'
import { Feedback } from './Feedback.tsx'

/** The financial statement analyzer; its output comes with the feedback panel opened (analyzers §4). */
export function FinancialStatementRoute() {
  return (
    <FinancialStatementPage
      feedback={<Feedback service="financialStatement" title="Session Feedback" open />}
    />
  )
}
