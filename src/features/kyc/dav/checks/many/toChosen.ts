import type { Chosen } from '#shared/dashboard/many/manyState.ts'
import { CASE_STATUS, type AddressCase } from '../../case.ts'
import { reportName } from '../../reportName.ts'

/** A case of the list as it is chosen; `seenAt` in ms since 1970. */
export const toChosen = (one: AddressCase, subClientId: string, seenAt: number): Chosen => ({
  id: one.caseId,
  subClientId,
  name: one.source.name,
  link: one.link,
  reportName: reportName(one.source),
  action: CASE_STATUS[one.status].action,
  seenAt,
})
