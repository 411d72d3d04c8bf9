import { fileFinding, type Finding } from '../finding.ts'
import type { Origin } from '../read/origin.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Check 9. Clocks are wrong and programs save again: nothing here proves a change. */
export function dateFindings(origin: Origin, now: number): Finding[] {
  const { created, modified, xmpCreated, xmpModified } = origin
  const findings: Finding[] = []
  const at = (time: string | null) => (time === null ? null : Date.parse(time))
  const [made, saved] = [at(created), at(modified)]
  if (created !== null && modified !== null && (saved ?? 0) - (made ?? 0) > MINUTE_MS)
    findings.push(fileFinding('savedLater', created, modified))
  const pairs = [
    [created, xmpCreated],
    [modified, xmpModified],
  ] as const
  const other = pairs.find(
    ([info, xmp]) =>
      Math.abs((at(info) ?? 0) - (at(xmp) ?? 0)) > DAY_MS && info !== null && xmp !== null,
  )
  if (other !== undefined)
    findings.push(fileFinding('datesDisagree', other[0] ?? '', other[1] ?? ''))
  const future = [created, modified].find((time) => (at(time) ?? 0) > now + DAY_MS)
  if (typeof future === 'string') findings.push(fileFinding('futureDate', future))
  return findings
}
