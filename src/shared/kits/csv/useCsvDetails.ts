import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { composeFileName, splitFileName } from '#shared/platform/lib/fileName.ts'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { CsvIntake } from './csvIntake.ts'
import { findBlocker, canBeRepaired, hasFileChanges, type Choices } from './preflight/csvIssue.ts'
import { usePreflight, type PreflightState } from './usePreflight.ts'

/** Which version to send (decisions D56). */
export type FileVersion = 'original' | 'repaired'

type CsvDetailsOptions = { file: File; intake: CsvIntake; onProcessed: () => void }

const NO_CHOICES: Choices = {}

/** Dialogs for a file without rows, or whose first candidate would be taken for the header. */
const BLOCKER_DIALOGS = {
  noRows: { name: 'csvEmptyFile', detail: 'It contains no rows with a candidate.' },
  noHeader: {
    name: 'fileUploadError',
    detail: 'It has no header row. Add the template’s header row above the first candidate.',
  },
} as const

/** Whether the operator must see the issues before sending. */
const hasIssuesToReview = (checked: PreflightState): boolean =>
  checked.kind === 'read' &&
  (checked.report.issues.length > 0 || checked.report.unclosedQuoteRow !== null)

/** The selected file: issues, choices, and sending. Leaving asks for confirmation. */
export function useCsvDetails({ file, intake, onProcessed }: CsvDetailsOptions) {
  const dispatch = useAppDispatch()
  const location = useLocation()
  const { state, waitUntilRead, write } = usePreflight(file, intake)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [fileVersion, setFileVersion] = useState<FileVersion>('original')
  /** 'due': Process was pressed before the check was done. */
  const [phase, setPhase] = useState<'idle' | 'due' | 'sending'>('idle')
  const isSending = phase === 'sending'
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => void (isMounted.current = false)
  }, [])

  const release = useLeaveGuard({
    isDirty: true,
    dialog: isSending ? 'stillSaving' : 'confirmDeleteCSV',
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
    if (blocker === null) return send()
    const { name, detail } = BLOCKER_DIALOGS[blocker]
    await dispatch(requestDialogAnswer(name, { detail }))
  }

  return {
    preflight: state,
    choices,
    fileVersion,
    isSending,
    isQueued: phase === 'due',
    canRepair: state.kind === 'read' && canBeRepaired(state.report),
    choose: (next: Choices) => {
      setChoices(next)
      setFileVersion(hasFileChanges(next) ? 'repaired' : 'original')
    },
    setFileVersion,
    process,
    /** Downloads the repaired file. */
    saveCorrected: async () =>
      downloadBlob(
        await repaired(),
        composeFileName(splitFileName(file.name).base, '_corrected.csv'),
      ),
  }
}

export type CsvDetails = ReturnType<typeof useCsvDetails>
