import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { UploadLimits } from '#shared/config/limits.ts'
import { ask } from '#shared/errors/ask.ts'
import { warmUpPdf } from '#shared/pdf/pdfEngine.ts'
import { useAppDispatch, useSession } from '#shared/store/hooks.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import { PROBLEM } from './problem.ts'
import { acceptedOf, type UploadEntry } from './uploadEntry.ts'
import { createUploads, type AddOptions, type Uploads } from './uploads.ts'

/** The files of one area, and all that can be done with them. */
export type FileList = Pick<Uploads, 'remove' | 'rename' | 'keepBoth' | 'recheck'> & {
  entries: readonly UploadEntry[]
  add: (files: readonly File[], options?: AddOptions) => Promise<void>
  /** One password on all locked files. */
  unlockAll: (password: string) => Promise<void>
}

/**
 * Files on a screen: the list is held here, from `files` on; the page is told what is ready at every change, and
 * `files` is followed when something else changes it (a draft that comes back after a reload). An area for one file
 * lets the next one take its place and raises the named dialog of its trouble (shell §8); a list says it on its cards.
 */
export function useFileList(
  limits: UploadLimits,
  files: readonly AcceptedFile[],
  onChange: (ready: AcceptedFile[], isComplete: boolean) => void,
): FileList & { ready: AcceptedFile[]; isComplete: boolean } {
  const dispatch = useAppDispatch()
  const session = useSession()
  const [uploads] = useState(() => createUploads(session, limits, files))
  const entries = useSyncExternalStore(uploads.subscribe, uploads.getEntries)
  const ready = useMemo(
    () => entries.flatMap((entry) => acceptedOf(entry, entries) ?? []),
    [entries],
  )
  const isComplete = entries.length > 0 && ready.length === entries.length
  const isOne = limits.maxFiles === 1

  const reported = useRef({ ids: idsOf(files), isComplete: files.length > 0 })
  const follow = useEffectEvent((ids: string) => {
    if (ids === reported.current.ids) return
    reported.current = { ids, isComplete: files.length > 0 }
    uploads.follow(files)
  })
  const report = useEffectEvent((ids: string) => {
    if (ids === reported.current.ids && isComplete === reported.current.isComplete) return
    reported.current = { ids, isComplete }
    onChange(ready, isComplete)
  })
  // In this order: what was reported in the last pass comes back before more is reported.
  useEffect(() => follow(idsOf(files)), [files])
  useEffect(() => report(idsOf(ready)), [ready, isComplete])

  useEffect(() => () => uploads.stop(), [uploads])
  useWarmPdf(limits)

  async function add(picked: readonly File[], options: AddOptions = {}) {
    const [shown] = uploads.getEntries()
    const replaced = isOne && shown !== undefined ? { replaces: shown.id } : {}
    const { refusals, checked } = uploads.add(picked, { ...replaced, ...options })
    for (const { name, detail } of refusals) await dispatch(ask(name, { detail }))
    for (const id of await checked) await complain(id)
  }

  async function complain(id: string) {
    const entry = uploads.getEntries().find((known) => known.id === id)
    if (!isOne || entry === undefined) return
    if ((await dispatch(askAbout(entry, limits))) === 'autoRename') await rename(id)
  }

  async function rename(id: string) {
    uploads.rename(id)
    await complain(id)
  }

  return {
    entries,
    ready,
    isComplete,
    add,
    remove: uploads.remove,
    rename: (id) => void rename(id),
    keepBoth: uploads.keepBoth,
    async recheck(id, password) {
      const inspection = await uploads.recheck(id, password)
      await complain(id)
      return inspection
    },
    async unlockAll(password) {
      await dispatch(ask(await uploads.unlockAll(password)))
    },
  }
}

/** The list of an area for one file. */
export function useOneFile(
  limits: UploadLimits,
  file: AcceptedFile | null,
  onChange: (file: AcceptedFile | null) => void,
): ReturnType<typeof useFileList> {
  const files = useMemo(() => (file === null ? [] : [file]), [file])
  return useFileList(limits, files, ([next = null]) => onChange(next))
}

const idsOf = (files: readonly AcceptedFile[]): string => files.map(({ id }) => id).join()

/** Starts the PDF worker, so that a drop pays the warm price (performance). */
export function useWarmPdf({ kinds }: UploadLimits): void {
  const takesPdf = kinds.includes('pdf')
  useEffect(() => {
    // A reader that does not load is told by the first check that needs it, with a way to try again.
    if (takesPdf) warmUpPdf().catch(() => undefined)
  }, [takesPdf])
}

const TRY_AGAIN =
  'Enter it again on the card, or choose another file. Capital and small letters count.'

const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

/** The dialog of a file's trouble; null for one that has none. */
function askAbout(
  { name, phase, ...facts }: UploadEntry,
  limits: UploadLimits,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    if (phase.kind === 'locked' && phase.attempt === 'wrong')
      return dispatch(ask('fileProtectedWrongError', { detail: TRY_AGAIN }))
    if (phase.kind !== 'problem') return null
    const { dialog, why } = PROBLEM[phase.problem]
    const detail = sentence(why({ name, ...facts }, limits))
    const kept = `${name} was not taken. Nothing has been sent.`
    return dispatch(ask(dialog(limits), { detail, kept }))
  }
}
