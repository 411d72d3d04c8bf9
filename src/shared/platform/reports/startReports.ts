import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { recordEvent } from '#shared/platform/lib/appEvents.ts'
import { browserName } from './browserName.ts'
import { onLoggedEvent, recentEvents, type LoggedEvent } from './eventLog.ts'
import { faultKey, toReport, type Report } from './report.ts'

const BATCH_MS = 10_000
/** Of one page; further reports are dropped. */
const MAX_REPORTS = 50
const MAX_FAILURES = 3

type ReportOptions = {
  url: string
  /** The pattern of the open page. */
  route: () => string
}

/** Sends problems of this page in batches. Silent where the endpoint is down. Returns the function that stops it. */
export function startReports({ url, route }: ReportOptions): () => void {
  const seen = new Set<string>()
  let waiting: Report[] = []
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    const reports = waiting
    waiting = []
    if (reports.length === 0 || failures >= MAX_FAILURES) return
    const body = { release: __APP_RELEASE__, browser: browserName(navigator.userAgent), reports }
    fetch(url, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).then(
      ({ ok }) => (failures = ok ? 0 : failures + 1),
      () => (failures += 1),
    )
  }
  const add = (event: LoggedEvent) => {
    const report = toReport(event, route())
    if (report === null || seen.size >= MAX_REPORTS || seen.has(faultKey(report))) return
    seen.add(faultKey(report))
    waiting.push(report)
    timer ??= setTimeout(send, BATCH_MS)
  }
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send()
  }

  for (const { event } of recentEvents()) add(event)
  const stopListening = onLoggedEvent(add)
  const addVital = ({ name, value, rating }: Metric) =>
    recordEvent({ kind: 'vital', name, value: Math.round(value * 1000) / 1000, rating })
  for (const onVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) onVital(addVital)
  document.addEventListener('visibilitychange', sendIfHidden)
  return () => {
    clearTimeout(timer)
    stopListening()
    document.removeEventListener('visibilitychange', sendIfHidden)
  }
}
