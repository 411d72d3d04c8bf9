import { formatIndiaTime } from '#shared/lib/clock.ts'

/** Beside a status that changed while the list stood open; `at` in ms since 1970. */
export function ChangedMark({ at }: { at: number }) {
  return (
    <span className="changed-mark">
      changed <time dateTime={new Date(at).toISOString()}>{formatIndiaTime(at)}</time>
    </span>
  )
}
