import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import { FormCaseSchema } from './contract.ts'
import type { FormCase } from './form.ts'
import { formPath } from './link.ts'
import type { SubmissionBody } from './submission.ts'

/** A 400, 'invalidReference' for the page, means that the link has no case (kyc §7); so does null. */
export const loadForm: Endpoint<{ referenceId: string }, FormCase | null, 'invalidReference'> = {
  name: 'addressForm',
  method: 'GET',
  path: formPath,
  responseType: 'json',
  schema: FormCaseSchema,
  errors: errorRules(
    onStatus(400, 'invalidReference'),
    onOtherError('errorDuringFormFetch'),
    onNoResponse('errorDuringFormFetch'),
  ),
}

/** decisions D9. The response's content says nothing: the case decides (decisions L80). */
export const sendForm: Endpoint<{ referenceId: string; body: SubmissionBody }, null> = {
  name: 'addressFormSubmission',
  method: 'PATCH',
  path: formPath,
  request: ({ body }) => ({ body }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onOtherError('errorDuringFormSubmission'),
    onNoResponse('errorDuringFormSubmission'),
  ),
}
