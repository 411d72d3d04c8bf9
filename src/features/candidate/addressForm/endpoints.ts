import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { noResponse, on, otherwise, rules } from '#shared/errors/errorRules.ts'
import { FormCaseSchema } from './contract.ts'
import type { FormCase } from './form.ts'
import type { SubmissionBody } from './submission.ts'

const formPath = ({ referenceId }: { referenceId: string }): string =>
  `/service/fintech/V1/dav/case/form/${encodeURIComponent(referenceId)}`

/** The case behind a link; null for none. A 400 is a link that leads to none (kyc §7), 'invalidReference' to the page. */
export const loadForm: Endpoint<{ referenceId: string }, FormCase | null, 'invalidReference'> = {
  name: 'addressForm',
  method: 'GET',
  path: formPath,
  answer: 'json',
  schema: FormCaseSchema,
  errors: rules(
    on(400, 'invalidReference'),
    otherwise('errorDuringFormFetch'),
    noResponse('errorDuringFormFetch'),
  ),
}

/** The candidate's submission (decisions D9). What it is answered, beyond a success, is not shown. */
export const sendForm: Endpoint<{ referenceId: string; body: SubmissionBody }, null> = {
  name: 'addressFormSubmission',
  method: 'PATCH',
  path: formPath,
  request: ({ body }) => ({ body }),
  answer: 'none',
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: rules(otherwise('errorDuringFormSubmission'), noResponse('errorDuringFormSubmission')),
}
