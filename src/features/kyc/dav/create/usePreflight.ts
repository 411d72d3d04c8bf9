import { useEffect, useRef, useState } from 'react'
import { run } from '#shared/api/run.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '../case.ts'
import { caseTemplate } from '../endpoints.ts'
import { loadedPhones } from './loadedPhones.ts'
import { COLUMNS } from './preflight/columns.ts'
import type { Choices, Report } from './preflight/finding.ts'
import { startPreflight, type Preflight } from './preflight/startPreflight.ts'

/** What the check of a file has come to. Whatever it is, the file can be sent. */
export type Checked =
  | { kind: 'reading' }
  | { kind: 'read'; report: Report }
  /** Not by this browser: damaged beyond reading, or the reader's code did not come. */
  | { kind: 'unread' }

/** Columns of the template; where it cannot be had, those that a case begins with. */
const templateColumns =
  (subClient: SubClient, signal: AbortSignal): AppThunk<Promise<readonly string[]>> =>
  async (dispatch) => {
    const template = await dispatch(run(caseTemplate, subClient, { quiet: true, signal }))
    if (!template.ok) return COLUMNS
    const [header = ''] = (await template.value.text()).split(/\r?\n/)
    const columns = header.split(',').map((column) => column.trim())
    return columns.some((column) => column !== '') ? columns : COLUMNS
  }

/** Reads the file in a worker, beside the template and the list. */
export function usePreflight(file: File, subClient: SubClient) {
  const dispatch = useAppDispatch()
  const [checked, setChecked] = useState<Checked>({ kind: 'reading' })
  const preflight = useRef<Preflight | null>(null)
  const reading = useRef<Promise<Checked>>(Promise.resolve(checked))

  useEffect(() => {
    const left = new AbortController()
    const read = async (): Promise<Checked> => {
      const template = await dispatch(templateColumns(subClient, left.signal))
      left.signal.throwIfAborted()
      const phones = dispatch(loadedPhones(subClient.subClientId))
      preflight.current = startPreflight()
      return { kind: 'read', report: await preflight.current.read(file, { template, phones }) }
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
  }, [dispatch, file, subClient])

  return {
    checked,
    whenRead: async () => reading.current,
    /** The file that the choices make; for one that was read. */
    write: async (choices: Choices): Promise<string> =>
      preflight.current === null ? file.text() : preflight.current.write(choices),
  }
}
