import * as v from 'valibot'

/** 'Time_left', 'timeLeft' → timeleft; 'GrossSalary', 'gross_salary' → grosssalary (decisions D6). */
export const NormalizedKeysSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((record): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(record).map(([key, value]) => [key.replaceAll('_', '').toLowerCase(), value]),
    ),
  ),
)
