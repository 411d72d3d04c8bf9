import { useEffect, useRef } from 'react'
import { selectBatch, selectChosen } from '#shared/kits/jobs/batch/batchSlice.ts'
import { batchTotals } from '#shared/kits/jobs/batch/itemStatus.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { useAppDispatch, useAppSelector } from '#shared/platform/store/hooks.ts'
import { AnalyzerHeader, RESULT_STEP } from '../AnalyzerHeader.tsx'
import type { IntakeProps } from '../definition.ts'
import { usePendingTransfer } from '../intake/usePendingTransfer.ts'
import { BatchFileList } from './BatchFileList.tsx'
import { addBatchFiles, addDraftToBatch } from './batchFiles.ts'
import { BatchJobs } from './BatchJobs.tsx'
import './batch.css'

type BatchIntakeProps = Pick<IntakeProps, 'analyzer' | 'draft'> & {
  limits: UploadLimits
}

/** Upload, Check and Process of several documents, one job each (decisions D55). */
export function BatchIntake({ analyzer, draft, limits }: BatchIntakeProps) {
  const dispatch = useAppDispatch()
  const { id, service, title } = analyzer
  const chosen = useAppSelector((state) => selectChosen(state, id))
  const batch = useAppSelector((state) => selectBatch(state, id))
  const jobs = useAppSelector(selectJobs)
  usePendingTransfer(
    service,
    ({ file, password }) => void dispatch(addBatchFiles(id, limits, [file], { password })),
  )
  useEffect(() => {
    if (draft !== null) dispatch(addDraftToBatch(id, limits, draft))
  }, [dispatch, id, limits, draft])
  const sum = batch === null ? null : batchTotals(batch, jobs)
  const section = useFocusWhenMore(batch?.items.length ?? 0)
  const isProcessing = sum !== null && sum.waiting + sum.running > 0
  return (
    <BatchFileList
      analyzer={analyzer}
      limits={limits}
      header={
        <>
          <AnalyzerHeader
            title={title}
            subtitle={lineOf(chosen.length, batch !== null)}
            step={stepOf({ isProcessing, isWaiting: batch === null || chosen.length > 0 })}
          />
          {batch !== null && sum !== null && (
            <BatchJobs analyzer={id} batch={batch} totals={sum} sectionRef={section} />
          )}
        </>
      }
    />
  )
}

function useFocusWhenMore(sent: number) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(sent)
  useEffect(() => {
    if (sent > before.current) section.current?.focus()
    before.current = sent
  }, [sent])
  return section
}

const CHECK = 1
const PROCESS = 2

function stepOf({
  isProcessing,
  isWaiting,
}: {
  isProcessing: boolean
  isWaiting: boolean
}): number {
  if (isProcessing) return PROCESS
  return isWaiting ? CHECK : RESULT_STEP
}

function lineOf(chosen: number, isSent: boolean): string {
  if (!isSent)
    return 'Check them before you proceed. Nothing has been sent yet. Each file becomes a separate job.'
  return chosen === 0
    ? 'Each file is a separate job, two at a time. You can leave this page.'
    : `${plural(chosen, 'file')} below ${chosen === 1 ? 'was' : 'were'} not sent.`
}
