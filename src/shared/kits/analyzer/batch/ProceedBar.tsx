import { nanoid } from '@reduxjs/toolkit'
import { batchTransitioned } from '#shared/kits/jobs/batch/batchSlice.ts'
import { MAX_CONCURRENT_JOBS } from '#shared/kits/jobs/batch/runBatches.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { describeRemainingTasks } from '#shared/kits/upload/fileList/remainingTasks.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { storeUnlockedCopies } from '#shared/kits/upload/passwords/storeUnlockedCopies.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectIsTrial, selectSubscription } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { StickyBar } from '#shared/ui/components/StickyBar.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import type { IntakeProps } from '../definition.ts'
import { formatAboutMinutes } from '../estimates.ts'
import { batchFileList } from './batchFiles.ts'

/** A locked file is sent as an unlocked copy: the call carries no password. False: copying failed, nothing was sent. */
function submitBatch(
  analyzer: string,
  limits: UploadLimits,
  files: readonly AcceptedFile[],
): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, session) => {
    const uploads = dispatch(batchFileList(analyzer, limits))
    const passwords = session.get(filePasswords)
    const accepted = files.map((file): AcceptedFile => {
      return passwords.get(file.id) === undefined ? file : { ...file, unlocked: true }
    })
    if (!(await dispatch(storeUnlockedCopies(files, 'memory')))) return false
    if (session.signal.aborted) return false
    const items = accepted.map((file) => ({ id: nanoid(), files: [file], job: null }))
    dispatch(batchTransitioned({ key: analyzer, event: { kind: 'added', items } }))
    uploads.removeSubmitted(files.map(({ id }) => id))
    return true
  }
}

type ProceedBarProps = Pick<IntakeProps, 'analyzer'> & {
  limits: UploadLimits
  entries: readonly UploadEntry[]
  ready: readonly AcceptedFile[]
  warningCount: number
  isReading: boolean
}

export function ProceedBar({
  analyzer,
  limits,
  entries,
  ready,
  warningCount,
  isReading,
}: ProceedBarProps) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const filesLeft = useAppSelector(selectSubscription)?.filesCount
  const { isBusy, start } = useBusyAction(async () => {
    await dispatch(submitBatch(analyzer.id, limits, ready))
  })
  const isChecking = isReading || entries.some(({ phase }) => phase.kind === 'checking')
  const estimates = ready.map(({ pages }) => analyzer.estimateMs(pages ?? 1))
  const estimate = Math.max(
    0,
    estimates.reduce((sum, ms) => sum + ms, 0) / MAX_CONCURRENT_JOBS,
    ...estimates,
  )
  return (
    <StickyBar
      facts={[plural(entries.length, 'file'), `${ready.length} ready`]}
      reason={reasonOf({
        remainingText: describeRemaining(entries, warningCount, isReading),
        ready: ready.length,
        filesLeft: isTrial ? (filesLeft ?? Infinity) : Infinity,
        estimate,
      })}
    >
      <button
        type="button"
        className="btn btn-primary"
        disabled={ready.length === 0 || isChecking || isBusy}
        onClick={start}
      >
        {ready.length === 0 ? 'Proceed' : `Proceed with ${plural(ready.length, 'file')}`}
      </button>
    </StickyBar>
  )
}

function describeRemaining(
  entries: readonly UploadEntry[],
  warningCount: number,
  isReading: boolean,
): string {
  const remainingText = describeRemainingTasks(entries)
  if (remainingText.startsWith('Checking')) return remainingText
  if (isReading) return 'Checking the document types'
  if (warningCount === 0) return remainingText
  return `${remainingText === '' ? 'Still to do: ' : `${remainingText}, `}review ${warningCount}`
}

type Facts = { remainingText: string; ready: number; filesLeft: number; estimate: number }

function reasonOf({ remainingText, ready, filesLeft, estimate }: Facts): string {
  if (filesLeft < ready)
    return `Your trial has ${plural(filesLeft, 'file')} left. The other files will wait here`
  if (remainingText === '') return `Two at a time, ${formatAboutMinutes(estimate)} in total`
  return ready === 0 || remainingText.startsWith('Checking')
    ? remainingText
    : `${remainingText}. These files stay here`
}
