import { BankStatementOutputPage } from '#features/financial/bankStatement/output/BankStatementOutputPage.tsx'
import { Feedback } from './Feedback.tsx'

/** The bank statement's output with the feedback form that follows every output (analyzers §1). */
export function BankStatementOutputRoute() {
  return <BankStatementOutputPage feedback={<Feedback service="bankStatement" />} />
}
