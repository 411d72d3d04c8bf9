import { noResponse, on, otherwise, rules, type ErrorRules } from '#shared/errors/errorRules.ts'

/** Failures of every admin call (shell §8, "Admin stores"): 'showDetail' is a toast with the server's own words. */
export const RECORD_ERRORS: ErrorRules<'showDetail'> = rules(
  on(401, 'notAuthenticated'),
  otherwise('showDetail'),
  noResponse('uploadFailed'),
)
