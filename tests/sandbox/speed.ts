/** Speeds offered on /sandbox, by their value in SANDBOX_SPEED. */
export const SPEEDS = {
  '1': 'Realistic: a payslip takes about 12 seconds',
  '3': 'Three times faster',
  '10': 'Ten times faster',
  '50': 'Fifty times faster',
  instant: 'Instant: done at the first status call',
} as const

/**
 * 'instant' or a number above 0; unset is 1.
 * @throws Error that names the variable
 */
export function parseSpeed(text: string | undefined): number {
  if (text === undefined || text === '') return 1
  if (text === 'instant') return Infinity
  const speed = Number(text)
  if (!(speed > 0))
    throw new Error(`SANDBOX_SPEED must be 'instant' or a number above 0, not '${text}'.`)
  return speed
}
