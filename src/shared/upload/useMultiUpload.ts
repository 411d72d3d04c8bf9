import { useEffect, useEffectEvent, useMemo } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import { acceptedOf } from './uploadEntry.ts'
import { useUploads } from './useUploads.ts'

/** Several files: the list is held here from `initial` on; the page is told of every change of what is ready. */
export function useMultiUpload(
  limits: UploadLimits,
  initial: readonly AcceptedFile[],
  onChange: (ready: AcceptedFile[], complete: boolean) => void,
) {
  const dispatch = useAppDispatch()
  const { uploads, entries } = useUploads(limits, initial)
  const ready = useMemo(
    () => entries.flatMap((entry) => acceptedOf(entry, entries) ?? []),
    [entries],
  )
  const complete = entries.length > 0 && ready.length === entries.length
  const tell = useEffectEvent(onChange)
  useEffect(() => tell(ready, complete), [ready, complete])

  async function add(files: readonly File[], replaces?: string) {
    const { refusals, checked } = uploads.add(files, replaces === undefined ? {} : { replaces })
    for (const { name, detail } of refusals) await dispatch(ask(name, { detail }))
    await checked
  }

  async function addSample(file: File) {
    await uploads.add([file], { sample: true }).checked
  }

  /** One password on all locked files, then the dialog of its outcome (analyzers §5). */
  async function unlockAll(password: string) {
    await dispatch(ask(await uploads.unlockAll(password)))
  }

  return { uploads, entries, ready, complete, add, addSample, unlockAll }
}
