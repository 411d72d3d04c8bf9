import { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'
import { PassbookOutputPage } from '#features/financial/passbook/PassbookOutputPage.tsx'

/** The passbook's output with the feedback form that follows every output (analyzers §1). */
export function PassbookOutputRoute() {
  return <PassbookOutputPage feedback={<FeedbackPanel service="passbook" open />} />
}
