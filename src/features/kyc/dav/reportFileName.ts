import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import type { AddressCase } from './case.ts'

/** kyc §9, decisions D59 */
export const reportFileName = ({
  name,
  reference,
}: Pick<AddressCase['source'], 'name' | 'reference'>) =>
  composeFileName(name, `_${reference}_report.pdf`)
