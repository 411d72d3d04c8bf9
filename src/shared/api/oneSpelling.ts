import * as v from 'valibot'

/** A record with its keys in one spelling: 'Time_left', 'timeLeft' → timeleft; 'GrossSalary', 'gross_salary' → grosssalary (decisions D6). */
export const oneSpelling = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((record): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key.replaceAll('_', '').toLowerCase(), value]),
    ),
  ),
)
