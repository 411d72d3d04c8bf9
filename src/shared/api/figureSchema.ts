import * as v from 'valibot'
import type { Figure } from '#shared/lib/figure.ts'
import { parseAmount } from '#shared/lib/money.ts'

/** An amount that comes as a text, a number or not at all. One that cannot be read is kept as it was written. */
export const FigureSchema = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), null),
  v.transform((written): Figure => ({ written, rupees: parseAmount(written) })),
)
