import { PayslipPage } from '#features/financial/payslip/PayslipPage.tsx'
import { Feedback } from './Feedback.tsx'

/** The payslip analyzer with its feedback form. */
export function PayslipRoute() {
  return <PayslipPage feedback={<Feedback service="payslip" />} />
}
