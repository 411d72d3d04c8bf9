import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { CsvIntake } from './csvIntake.ts'
import type { Choices, Report } from './preflight/finding.ts'
import { startPreflight, type Preflight } from './preflight/startPreflight.ts'

/** What the check of a file has come to. Whatever it is, the file can be sent. */
export type Checked =
  | { kind: 'reading' }
  | { kind: 'read'; report: Report }
  /** Not by this browser: damaged beyond reading, or the reader's code did not come. */
  | { kind: 'unread' }

/** Reads the file in a worker, beside the template and the list. */
export function usePreflight(file: File, intake: CsvIntake) {
  const dispatch = useAppDispatch()
  const [checked, setChecked] = useState<Checked>({ kind: 'reading' })
  const preflight = useRef<Preflight | null>(null)
  const reading = useRef<Promise<Checked>>(Promise.resolve(checked))

  useEffect(() => {
    const left = new AbortController()
    const read = async (): Promise<Checked> => {
      const template = await dispatch(intake.template.columns(left.signal))
      left.signal.throwIfAborted()
      const beside = { columns: intake.columns, template, listed: dispatch(intake.listed()) }
      preflight.current = startPreflight()
      return { kind: 'read', report: await preflight.current.read(file, beside) }
    }
    // Whatever kept it from being read is said on the file's card.
    reading.current = read().catch(() => ({ kind: 'unread' }))
    void reading.current.then((result) => {
      if (!left.signal.aborted) setChecked(result)
    })
    return () => {
      left.abort()
      preflight.current?.close()
      preflight.current = null
    }
  }, [dispatch, file, intake])

  return {
    checked,
    whenRead: async () => reading.current,
    /** The file that the choices make; for one that was read. */
    write: async (choices: Choices): Promise<string> =>
      preflight.current === null ? file.text() : preflight.current.write(choices),
  }
}
