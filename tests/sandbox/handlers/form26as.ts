import { base64Service } from '../base64Service.ts'
import { form26asOutcome } from '../form26as/outcome.ts'

/** The default paths of VITE_FORM26_UPLOAD_PATH and VITE_FORM26_OUTPUT_PATH. */
export const form26asCalls = base64Service({
  name: 'form26as',
  service: 'form26',
  field: 'form26as',
  place: 'form26as',
  message: 'Form 26AS uploaded',
  outcome: form26asOutcome,
})
