import type { BaseIssue } from 'valibot'

/** A path such as 'data.0.caseId'; never the value, which may be personal. */
export const issuePath = ({ path }: BaseIssue<unknown>): string =>
  path?.map(({ key }) => String(key)).join('.') ?? 'answer'
