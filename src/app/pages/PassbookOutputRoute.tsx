import { PassbookOutputPage } from '#features/financial/passbook/PassbookOutputPage.tsx'
import { Feedback } from './Feedback.tsx'

/** The passbook's output with the feedback form that follows every output (analyzers §1). */
export function PassbookOutputRoute() {
  return <PassbookOutputPage feedback={<Feedback service="passbook" open />} />
}
