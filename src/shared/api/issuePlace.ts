import type { BaseIssue } from 'valibot'

/** Where an answer does not fit: 'data.0.caseId'; never what stands there. */
export const issuePlace = ({ path }: BaseIssue<unknown>): string =>
  path?.map(({ key }) => String(key)).join('.') ?? 'answer'
