import { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'
import { Form26asPage } from '#features/financial/form26as/Form26asPage.tsx'

/** The Form 26AS analyzer with the feedback form that follows every output (analyzers §1). */
export function Form26asRoute() {
  return <Form26asPage feedback={<FeedbackPanel service="form26" />} />
}
