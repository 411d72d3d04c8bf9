import { BankStatementPage } from '#features/financial/bankStatement/BankStatementPage.tsx'

/** The bank statement upload flow; its output has an address of its own, where the feedback form follows it. */
export function BankStatementRoute() {
  return <BankStatementPage />
}
