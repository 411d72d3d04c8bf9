import { PassbookPage } from '#features/financial/passbook/PassbookPage.tsx'

/** The passbook analyzer, from the pictures to the end of processing. */
export function PassbookRoute() {
  return <PassbookPage />
}
