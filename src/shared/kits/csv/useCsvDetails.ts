import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { confirmContact } from '#shared/platform/dialogs/confirmContact.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { waitUnlessAborted } from '#shared/platform/lib/async/waitUnlessAborted.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { composeFileName, splitFileName } from '#shared/platform/lib/text/fileName.ts'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { contactFacts } from './contactFacts.ts'
import type { CsvIntake } from './csvIntake.ts'
import {
  findBlocker,
  findFormatFaults,
  findProblemRows,
  isLeftOutOnRequest,
  type FileVersion,
  type PreflightReport,
  type ProblemRow,
} from './preflight/csvIssue.ts'
import { usePreflight, type PreflightState } from './usePreflight.ts'

/** 'due': Process was pressed before the check was done. 'undoable': confirmed, but nothing has left yet. */
type Phase = 'idle' | 'due' | 'confirming' | 'undoable' | 'sending'

type CsvDetailsOptions = { file: File; intake: CsvIntake; onProcessed: () => void }

/** 'noHeader': the first candidate would be taken for the header. */
const BLOCKER_DIALOGS = {
  noRows: { name: 'csvEmptyFile', detail: () => 'It contains no rows with a candidate.' },
  noHeader: {
    name: 'fileUploadError',
    detail: () => 'It has no header row. Add the template’s header row above the first candidate.',
  },
  missingColumns: {
    name: 'fileUploadError',
    detail: (missing: readonly string[]) =>
      `It has no column ${missing.join(', ')}, so nobody could be reached. Add it as in the template and choose the file again.`,
  },
} as const

const showBlocker =
  (blocker: keyof typeof BLOCKER_DIALOGS, missing: readonly string[]): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { name, detail } = BLOCKER_DIALOGS[blocker]
    await dispatch(requestDialogAnswer(name, { detail: detail(missing) }))
  }

const repairedName = ({ name }: File): string =>
  composeFileName(splitFileName(name).base, '_corrected.csv')

/** The repaired file wherever a repair needs no question. */
const preselectedVersion = (checked: PreflightState): FileVersion =>
  checked.kind === 'read' && findFormatFaults(checked.report).length > 0 ? 'repaired' : 'original'

/** The operator must see the issues before sending. */
const hasIssuesToReview = (checked: PreflightState): boolean =>
  checked.kind === 'read' &&
  (checked.report.issues.length > 0 || checked.report.unclosedQuoteRow !== null)

/** The rows with a problem that are sent. */
const problemsLeft = (report: PreflightReport | null, leavesOut: boolean): ProblemRow[] =>
  findProblemRows(report?.issues ?? []).filter((row) => !leavesOut || !isLeftOutOnRequest(row))

/** Leaving the page undoes Process, as does the choice of the other version. */
function useUndo() {
  const isMounted = useRef(true)
  const control = useRef(new AbortController())
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      control.current.abort()
    }
  }, [])
  return {
    isMounted,
    undo: () => control.current.abort(),
    /** False if it was undone before the file was due. */
    waitUnlessUndone: async () => {
      control.current = new AbortController()
      return waitUnlessAborted(CONTACT_UNDO_MS, control.current.signal)
    },
  }
}

/** Leaving the page asks for confirmation. */
export function useCsvDetails({ file, intake, onProcessed }: CsvDetailsOptions) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const { state, waitUntilRead, listPeople, write } = usePreflight(file, intake)
  const [chosenVersion, setChosenVersion] = useState<FileVersion | null>(null)
  const [phase, setPhase] = useState<Phase>('idle')
  const { isMounted, undo, waitUnlessUndone } = useUndo()

  const release = useLeaveGuard({
    isDirty: true,
    dialog: phase === 'sending' ? 'stillSaving' : 'confirmDeleteCSV',
    onAsk: undo,
    isUnaffectedBy: (next) => intake.isSamePage(location, next),
  })

  const writeRepaired = async (leavesOut: boolean) =>
    new File([await write(leavesOut)], file.name, { type: 'text/csv' })
  const send = async (version: FileVersion, leavesOut: boolean) => {
    setPhase('sending')
    const sent = version === 'repaired' ? await writeRepaired(leavesOut) : file
    const isAccepted = await dispatch(intake.process(sent))
    if (!isMounted.current) return
    setPhase('idle')
    if (!isAccepted) return
    release()
    onProcessed()
  }
  const confirmAndSend = async (
    report: PreflightReport | null,
    version: FileVersion,
    leavesOut = false,
  ): Promise<void> => {
    setPhase('confirming')
    const problems = problemsLeft(report, leavesOut)
    const people = await listPeople(leavesOut)
    if (people?.count === 0 && problems.length === 0) {
      setPhase('idle')
      return dispatch(showBlocker('noRows', []))
    }
    const facts = report === null ? [] : contactFacts(report, version, problems)
    const canLeaveOut = problems.some(isLeftOutOnRequest)
    const { sends } = intake
    const answer = await dispatch(confirmContact({ people, sends, facts, canLeaveOut }))
    if (!isMounted.current) return
    if (answer === 'leaveOut') return confirmAndSend(report, 'repaired', true)
    if (answer === 'confirmed') setPhase('undoable')
    const mustSend = answer === 'confirmed' && (await waitUnlessUndone())
    if (!isMounted.current) return
    if (mustSend) await send(version, leavesOut)
    else setPhase('idle')
  }
  const process = async () => {
    if (phase !== 'idle') return
    let read = state
    if (state.kind === 'reading') {
      setPhase('due')
      read = await waitUntilRead()
      if (!isMounted.current) return
      setPhase('idle')
      if (hasIssuesToReview(read)) return
    }
    const report = read.kind === 'read' ? read.report : null
    const blocker = report === null ? null : findBlocker(report)
    if (blocker !== null) await dispatch(showBlocker(blocker, report?.missingRequired ?? []))
    else await confirmAndSend(report, chosenVersion ?? preselectedVersion(read))
  }

  return {
    preflight: state,
    fileVersion: chosenVersion ?? preselectedVersion(state),
    phase,
    undo,
    setFileVersion: (next: FileVersion) => {
      undo()
      setChosenVersion(next)
    },
    process,
    saveRepaired: async () => downloadBlob(await writeRepaired(false), repairedName(file)),
  }
}

export type CsvDetails = ReturnType<typeof useCsvDetails>
