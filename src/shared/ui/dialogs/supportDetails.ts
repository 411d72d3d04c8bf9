import { env } from '#shared/platform/config/env.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { browserName } from '#shared/platform/reports/browserName.ts'
import { recentEvents, type LoggedEvent } from '#shared/platform/reports/eventLog.ts'

function describeEvent(event: LoggedEvent): string {
  switch (event.kind) {
    case 'page':
      return `page ${event.route}`
    case 'dialog':
      return `dialog ${event.name}`
    case 'call':
      return `call ${event.call}: ${event.outcome}`
    case 'mismatch':
      return `mismatch in ${event.call} at ${event.path}`
    case 'error':
      return [
        `error ${event.name}`,
        ...event.frames.map(({ file, line, column }) => `${file}:${line}:${column}`),
      ].join(' ')
    case 'vital':
      return `${event.name} ${event.rating}`
    default:
      return event satisfies never
  }
}

/** Release, browser and the last 30 events by their names in our code: no values, files or personal data. */
export function supportDetails(): string {
  return [
    `${env().VITE_PRODUCT_NAME} ${__APP_RELEASE__}`,
    `Browser: ${browserName(navigator.userAgent)}`,
    ...recentEvents().map(({ at, event }) => `${formatIndiaDateTime(at)} ${describeEvent(event)}`),
  ].join('\n')
}

/** The clipboard fails on an insecure page or without permission, which is reported. */
export async function copySupportDetails(): Promise<void> {
  try {
    await navigator.clipboard.writeText(supportDetails())
    showToast('success', 'Details copied. Paste them into your mail to support.')
  } catch {
    showToast('error', 'The browser did not allow copying.')
  }
}
