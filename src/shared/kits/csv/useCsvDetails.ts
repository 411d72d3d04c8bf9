import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { confirmContact } from '#shared/platform/dialogs/confirmContact.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { composeFileName, splitFileName } from '#shared/platform/lib/fileName.ts'
import { waitUnlessAborted } from '#shared/platform/lib/waitUnlessAborted.ts'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { contactFacts } from './contactFacts.ts'
import type { CsvIntake } from './csvIntake.ts'
import {
  findBlocker,
  canBeRepaired,
  findFormatFaults,
  hasFileChanges,
  safeRepairs,
  type Choices,
} from './preflight/csvIssue.ts'
import { findProblemRows, rowsToLeaveOut, withoutRows } from './preflight/problemRows.ts'
import { usePreflight, type PreflightState } from './usePreflight.ts'

/** Which version to send (decisions L145). */
export type FileVersion = 'original' | 'repaired'

/** What the user sees and chooses. */
type FileToSend = { version: FileVersion; choices: Choices }

/** 'due': Process was pressed before the check was done. 'undoable': confirmed, but nothing has left yet. */
type Phase = 'idle' | 'due' | 'confirming' | 'undoable' | 'sending'

type CsvDetailsOptions = { file: File; intake: CsvIntake; onProcessed: () => void }

const NO_CHOICES: Choices = {}

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

/** What the user chose, else the repaired file wherever a repair needs no question. */
function fileToSend(
  checked: PreflightState,
  chosen: Choices | null,
  version: FileVersion | null,
): FileToSend {
  if (checked.kind !== 'read') return { version: 'original', choices: NO_CHOICES }
  const choices = chosen ?? safeRepairs(checked.report)
  const isChanged = hasFileChanges(choices) || findFormatFaults(checked.report).length > 0
  return { version: version ?? (isChanged ? 'repaired' : 'original'), choices }
}

/** The operator must see the issues before sending. */
const hasIssuesToReview = (checked: PreflightState): boolean =>
  checked.kind === 'read' &&
  (checked.report.issues.length > 0 || checked.report.unclosedQuoteRow !== null)

/** Leaving the page asks for confirmation. */
export function useCsvDetails({ file, intake, onProcessed }: CsvDetailsOptions) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const { state, waitUntilRead, listPeople, write } = usePreflight(file, intake)
  const [chosen, setChosen] = useState<Choices | null>(null)
  const [chosenVersion, setChosenVersion] = useState<FileVersion | null>(null)
  const { choices, version: fileVersion } = fileToSend(state, chosen, chosenVersion)
  const [phase, setPhase] = useState<Phase>('idle')
  const isSending = phase === 'sending'
  const isMounted = useRef(true)
  /** Aborted when the user undoes Process, changes the rows, or leaves, before the file is sent. */
  const undoControl = useRef(new AbortController())
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
      undoControl.current.abort()
    }
  }, [])
  const undo = () => undoControl.current.abort()

  const release = useLeaveGuard({
    isDirty: true,
    dialog: isSending ? 'stillSaving' : 'confirmDeleteCSV',
    onAsk: undo,
    isUnaffectedBy: (next) => intake.isSamePage(location, next),
  })

  const choose = (next: Choices) => {
    undo()
    setChosen(next)
    setChosenVersion(null)
  }
  const repaired = async (used: Choices) =>
    new File([await write(used)], file.name, { type: 'text/csv' })
  const send = async (toSend: FileToSend) => {
    setPhase('sending')
    const sent = toSend.version === 'repaired' ? await repaired(toSend.choices) : file
    const isAccepted = await dispatch(intake.process(sent))
    if (!isMounted.current) return
    setPhase('idle')
    if (!isAccepted) return
    release()
    onProcessed()
  }
  const confirmAndSend = async (read: PreflightState, toSend: FileToSend): Promise<void> => {
    setPhase('confirming')
    const report = read.kind === 'read' ? read.report : null
    const used = toSend.version === 'repaired' ? toSend.choices : NO_CHOICES
    const problems = report === null ? [] : findProblemRows(report, used)
    const people = await listPeople(used)
    if (people?.count === 0 && problems.length === 0) return showBlocker('noRows', [])
    const answer = await dispatch(
      confirmContact({
        people,
        sends: intake.sends,
        facts: report === null ? [] : contactFacts(report, toSend.version, problems),
        canLeaveOut: rowsToLeaveOut(problems).length > 0,
      }),
    )
    if (!isMounted.current) return
    if (answer === 'leaveOut' && report !== null) {
      const kept = withoutRows(report, rowsToLeaveOut(problems), toSend.choices)
      choose(kept)
      return confirmAndSend(read, { version: 'repaired', choices: kept })
    }
    undoControl.current = new AbortController()
    if (answer === 'confirmed') setPhase('undoable')
    const mustSend =
      answer === 'confirmed' &&
      (await waitUnlessAborted(CONTACT_UNDO_MS, undoControl.current.signal))
    if (!isMounted.current) return
    if (mustSend) await send(toSend)
    else setPhase('idle')
  }
  const showBlocker = async (
    blocker: keyof typeof BLOCKER_DIALOGS,
    missing: readonly string[],
  ): Promise<void> => {
    setPhase('idle')
    const { name, detail } = BLOCKER_DIALOGS[blocker]
    await dispatch(requestDialogAnswer(name, { detail: detail(missing) }))
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
    const blocker = read.kind === 'read' ? findBlocker(read.report) : null
    return blocker === null || read.kind !== 'read'
      ? confirmAndSend(read, fileToSend(read, chosen, chosenVersion))
      : showBlocker(blocker, read.report.missingRequired)
  }

  return {
    preflight: state,
    choices,
    fileVersion,
    isSending,
    isQueued: phase === 'due',
    isUndoable: phase === 'undoable',
    undo,
    canRepair: state.kind === 'read' && canBeRepaired(state.report),
    choose,
    setFileVersion: (next: FileVersion) => {
      undo()
      setChosenVersion(next)
    },
    process,
    saveCorrected: async () =>
      downloadBlob(
        await repaired(choices),
        composeFileName(splitFileName(file.name).base, '_corrected.csv'),
      ),
  }
}

export type CsvDetails = ReturnType<typeof useCsvDetails>
