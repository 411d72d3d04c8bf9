import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { warmUpPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import type { AppDispatch, AppThunk } from '#shared/platform/store/types.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import type { AcceptedFile } from '../acceptedFile.ts'
import { PROBLEM } from '../checks/problem.ts'
import { toAcceptedFile, type UploadEntry } from './uploadEntry.ts'
import { createUploadList, type AddOptions, type UploadList } from './uploadList.ts'

/** Stable, so that only changed cards are rendered again. */
export type FileActions = Pick<
  UploadList,
  'remove' | 'rename' | 'keepBoth' | 'sendAnyway' | 'keepApart' | 'recheck'
> & {
  add: (files: readonly File[], options?: AddOptions) => Promise<void>
  unlockAll: (password: string) => Promise<void>
}

export type UploadFileList = { entries: readonly UploadEntry[]; actions: FileActions }

/** Opens the dialogs of refused files. Returns the ids of the added ones when they are checked. */
export function addFiles(
  uploads: UploadList,
  files: readonly File[],
  options?: AddOptions,
): AppThunk<Promise<readonly string[]>> {
  return async (dispatch) => {
    const { errors, checked } = uploads.add(files, options)
    for (const { name, detail } of errors) await dispatch(requestDialogAnswer(name, { detail }))
    return checked
  }
}

function createActions(uploads: UploadList, dispatch: AppDispatch): FileActions {
  return {
    ...uploads,
    async add(files, options) {
      await dispatch(addFiles(uploads, files, options))
    },
    /** Opens the result's dialog (analyzers §5). */
    async unlockAll(password) {
      await dispatch(requestDialogAnswer(await uploads.unlockAll(password)))
    },
  }
}

/** A list that outlives its page, because checks continue while another page shows. */
export function useOpenList(uploads: UploadList, limits: UploadLimits): UploadFileList {
  const dispatch = useAppDispatch()
  useWarmUpPdf(limits)
  const actions = useMemo(() => createActions(uploads, dispatch), [uploads, dispatch])
  return { entries: useStore(uploads), actions }
}

/**
 * Reports ready files at every change, and follows changes of `files` from elsewhere (a restored draft). An area for
 * one file opens the dialog of its problem (shell §8); a list shows problems on its cards.
 */
export function useFileList(
  limits: UploadLimits,
  files: readonly AcceptedFile[],
  onChange: (ready: AcceptedFile[], isComplete: boolean) => void,
): UploadFileList & { ready: AcceptedFile[]; isComplete: boolean } {
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const [uploads] = useState(() => createUploadList(session, limits, files))
  const entries = useStore(uploads)
  const ready = useMemo(
    () => entries.flatMap((entry) => toAcceptedFile(entry, entries) ?? []),
    [entries],
  )
  const isComplete = entries.length > 0 && ready.length === entries.length
  const reported = useRef({ ids: idsOf(files), isComplete: files.length > 0 })
  const follow = useEffectEvent((ids: string) => {
    if (ids === reported.current.ids) return
    reported.current = { ids, isComplete: files.length > 0 }
    uploads.syncAccepted(files)
  })
  const report = useEffectEvent((ids: string, areAllReady: boolean) => {
    if (ids === reported.current.ids && areAllReady === reported.current.isComplete) return
    reported.current = { ids, isComplete: areAllReady }
    onChange(ready, areAllReady)
  })
  // The order matters: files reported in the last pass come back before more are reported.
  useEffect(() => follow(idsOf(files)), [files])
  useEffect(() => report(idsOf(ready), isComplete), [ready, isComplete])

  useEffect(() => () => uploads.stop(), [uploads])
  useWarmUpPdf(limits)

  const actions = useMemo(
    () => createPageActions(uploads, limits, dispatch),
    [uploads, limits, dispatch],
  )
  return { entries, ready, isComplete, actions }
}

function createPageActions(
  uploads: UploadList,
  limits: UploadLimits,
  dispatch: AppDispatch,
): FileActions {
  const isOne = limits.maxFiles === 1

  async function showProblem(id: string) {
    const entry = uploads.getState().find((known) => known.id === id)
    if (!isOne || entry === undefined) return
    if ((await dispatch(showFileProblem(entry, limits))) === 'autoRename') await rename(id)
  }

  async function rename(id: string) {
    uploads.rename(id)
    await showProblem(id)
  }

  return {
    ...createActions(uploads, dispatch),
    async add(picked, options = {}) {
      const [shown] = uploads.getState()
      const replaced = isOne && shown !== undefined ? { replaces: shown.id } : {}
      const ids = await dispatch(addFiles(uploads, picked, { ...replaced, ...options }))
      for (const id of ids) await showProblem(id)
    },
    rename: (id) => void rename(id),
    async recheck(id, password) {
      const inspection = await uploads.recheck(id, password)
      await showProblem(id)
      return inspection
    },
  }
}

export function useSingleFileList(
  limits: UploadLimits,
  file: AcceptedFile | null,
  onChange: (file: AcceptedFile | null) => void,
): ReturnType<typeof useFileList> {
  const files = useMemo(() => (file === null ? [] : [file]), [file])
  return useFileList(limits, files, ([next = null]) => onChange(next))
}

const idsOf = (files: readonly AcceptedFile[]): string => files.map(({ id }) => id).join()

/** Starts the PDF worker early, so that the first check is fast (performance). */
export function useWarmUpPdf({ fileKinds }: UploadLimits): void {
  const acceptsPdf = fileKinds.includes('pdf')
  useEffect(() => {
    // The first check reports an engine that failed to load, with a retry.
    if (acceptsPdf) warmUpPdf().catch(() => undefined)
  }, [acceptsPdf])
}

const TRY_AGAIN =
  'Enter it again on the card, or choose another file. Passwords are case-sensitive.'

const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`)

function showFileProblem(
  { name, phase, ...facts }: UploadEntry,
  limits: UploadLimits,
): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    if (phase.kind === 'locked' && phase.attempt === 'wrong')
      return dispatch(requestDialogAnswer('fileProtectedWrongError', { detail: TRY_AGAIN }))
    if (phase.kind !== 'problem') return null
    const { dialog, detail: describe } = PROBLEM[phase.problem]
    const detail = sentence(describe({ name, ...facts }, limits))
    const footnote = `${name} was not added. Nothing has been sent.`
    return dispatch(requestDialogAnswer(dialog(limits), { detail, footnote }))
  }
}
