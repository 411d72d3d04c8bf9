import { useEffect, useState } from 'react'
import { run } from '#shared/api/run.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { SubClient } from '../case.ts'
import { caseTemplate } from '../endpoints.ts'
import { loadedPhones } from './loadedPhones.ts'
import { COLUMNS } from './preflight/columns.ts'
import type { Report } from './preflight/finding.ts'
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
  const [preflight, setPreflight] = useState<Preflight | null>(null)

  useEffect(() => {
    const left = new AbortController()
    const started = startPreflight()
    const read = async () => {
      const template = await dispatch(templateColumns(subClient, left.signal))
      const phones = dispatch(loadedPhones(subClient.subClientId))
      return started.read(file, { template, phones })
    }
    read().then(
      (report) => {
        if (left.signal.aborted) return
        setPreflight(started)
        setChecked({ kind: 'read', report })
      },
      () => {
        if (!left.signal.aborted) setChecked({ kind: 'unread' })
      },
    )
    return () => {
      left.abort()
      started.close()
    }
  }, [dispatch, file, subClient])
  return { checked, preflight }
}
