import * as v from 'valibot'
import type { Amount } from '#shared/platform/lib/numbers/amount.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'

/** An amount sent as a string, a number or not at all. A value that cannot be parsed keeps its original text. */
export const AmountSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((original): Amount => ({ original, rupees: parseAmount(original) })),
)
