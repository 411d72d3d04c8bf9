import { Form26asPage } from '#features/financial/form26as/Form26asPage.tsx'
import { Feedback } from './Feedback.tsx'

/** The Form 26AS analyzer with the feedback form that follows every output (analyzers §1). */
export function Form26asRoute() {
  return <Form26asPage feedback={<Feedback service="form26" />} />
}
