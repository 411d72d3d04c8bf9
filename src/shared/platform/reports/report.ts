import * as v from 'valibot'
import { ERROR_NAMES, SCRIPT_NAME } from './errorFacts.ts'
import type { LoggedEvent } from './eventLog.ts'

/** A name of our code: letters and digits. */
const CodeName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,60}$/))
/** Keys that a schema of ours declares, list indexes, and * for any other key. */
const MismatchPath = v.pipe(v.string(), v.regex(/^(?=.{1,200}$)(?:[\w*]+\.)*[\w*]+$/))

const FrameSchema = v.object({
  file: v.pipe(v.string(), v.regex(SCRIPT_NAME)),
  line: v.number(),
  column: v.number(),
})

/** What may be sent; other events and other keys are dropped. Uncaught errors include code that failed to load and stalled workers. */
const ReportSchema = v.variant('kind', [
  v.object({
    kind: v.literal('error'),
    name: v.picklist(ERROR_NAMES),
    frames: v.array(FrameSchema),
  }),
  v.object({
    kind: v.literal('mismatch'),
    call: CodeName,
    path: MismatchPath,
  }),
  v.object({
    kind: v.literal('vital'),
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: v.number(),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
  }),
])

/** `route` is the pattern of a page, not its address. */
export type Report = v.InferOutput<typeof ReportSchema> & { route: string }

/** Null for an event that is not reported, or that does not fit the schema. */
export function toReport(event: LoggedEvent, route: string): Report | null {
  const parsed = v.safeParse(ReportSchema, event)
  return parsed.success ? { ...parsed.output, route } : null
}

/** Equal for the same fault: it is sent once a session. A vital belongs to its page. */
export function faultKey(report: Report): string {
  switch (report.kind) {
    case 'error': {
      const [frame] = report.frames
      return `${report.name} ${frame?.file} ${frame?.line} ${frame?.column}`
    }
    case 'mismatch':
      return `${report.call} ${report.path.replaceAll(/\d+/g, '*')}`
    case 'vital':
      return `${report.name} ${report.route}`
    default:
      return report satisfies never
  }
}
