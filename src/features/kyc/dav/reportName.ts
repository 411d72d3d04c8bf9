import { composeFileName } from '#shared/lib/fileName.ts'
import type { AddressCase } from './case.ts'

/** The name of a case's report (kyc §9, decisions D59). */
export const reportName = ({
  name,
  reference,
}: Pick<AddressCase['source'], 'name' | 'reference'>) =>
  composeFileName(name, `_${reference}_report.pdf`)
