import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { confirmContact } from '#shared/platform/dialogs/confirmContact.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { waitUnlessAborted } from '#shared/platform/lib/waitUnlessAborted.ts'
import { composeFileName, splitFileName } from '#shared/platform/lib/fileName.ts'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { CsvIntake } from './csvIntake.ts'
import { findBlocker, canBeRepaired, hasFileChanges, type Choices } from './preflight/csvIssue.ts'
import { usePreflight, type PreflightState } from './usePreflight.ts'

/** Which version to send (decisions D56). */
export type FileVersion = 'original' | 'repaired'

/** 'due': Process was pressed before the check was done. 'undoable': confirmed, but nothing has left yet. */
type Phase = 'idle' | 'due' | 'confirming' | 'undoable' | 'sending'

type CsvDetailsOptions = { file: File; intake: CsvIntake; onProcessed: () => void }

const NO_CHOICES: Choices = {}

/** 'noHeader': the first candidate would be taken for the header. */
const BLOCKER_DIALOGS = {
  noRows: { name: 'csvEmptyFile', detail: 'It contains no rows with a candidate.' },
  noHeader: {
    name: 'fileUploadError',
    detail: 'It has no header row. Add the template’s header row above the first candidate.',
  },
} as const

/** The operator must see the issues before sending. */
const hasIssuesToReview = (checked: PreflightState): boolean =>
  checked.kind === 'read' &&
  (checked.report.issues.length > 0 || checked.report.unclosedQuoteRow !== null)

/** Leaving the page asks for confirmation. */
export function useCsvDetails({ file, intake, onProcessed }: CsvDetailsOptions) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const { state, waitUntilRead, listPeople, write } = usePreflight(file, intake)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [fileVersion, setFileVersion] = useState<FileVersion>('original')
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

  const repaired = async () => new File([await write(choices)], file.name, { type: 'text/csv' })
  const send = async () => {
    setPhase('sending')
    const sent = fileVersion === 'repaired' ? await repaired() : file
    const isAccepted = await dispatch(intake.process(sent))
    if (!isMounted.current) return
    setPhase('idle')
    if (!isAccepted) return
    release()
    onProcessed()
  }
  const confirmAndSend = async () => {
    setPhase('confirming')
    const people = await listPeople(fileVersion === 'repaired' ? choices : NO_CHOICES)
    const isConfirmed = await dispatch(confirmContact({ people, sends: intake.sends }))
    if (!isMounted.current) return
    undoControl.current = new AbortController()
    if (isConfirmed) setPhase('undoable')
    const mustSend =
      isConfirmed && (await waitUnlessAborted(CONTACT_UNDO_MS, undoControl.current.signal))
    if (!isMounted.current) return
    if (mustSend) await send()
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
    const blocker = read.kind === 'read' ? findBlocker(read.report) : null
    if (blocker === null) return confirmAndSend()
    const { name, detail } = BLOCKER_DIALOGS[blocker]
    await dispatch(requestDialogAnswer(name, { detail }))
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
    choose: (next: Choices) => {
      undo()
      setChoices(next)
      setFileVersion(hasFileChanges(next) ? 'repaired' : 'original')
    },
    setFileVersion: (next: FileVersion) => {
      undo()
      setFileVersion(next)
    },
    process,
    saveCorrected: async () =>
      downloadBlob(
        await repaired(),
        composeFileName(splitFileName(file.name).base, '_corrected.csv'),
      ),
  }
}

export type CsvDetails = ReturnType<typeof useCsvDetails>
