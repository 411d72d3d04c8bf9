import { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'
import { PayslipPage } from '#features/financial/payslip/PayslipPage.tsx'

/** The payslip analyzer with the feedback form that follows every output (analyzers §1). */
export function PayslipRoute() {
  return <PayslipPage feedback={<FeedbackPanel service="payslip" />} />
}
