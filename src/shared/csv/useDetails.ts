import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ask } from '#shared/errors/ask.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { composeFileName, splitName } from '#shared/lib/fileName.ts'
import { useLeaveGuard } from '#shared/navigation/useLeaveGuard.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { CsvIntake } from './csvIntake.ts'
import { blockerOf, canBeRepaired, changesFile, type Choices } from './preflight/finding.ts'
import { usePreflight, type Checked } from './usePreflight.ts'

/** Which of the two goes (decisions D56). */
export type Sending = 'asItIs' | 'repaired'

type DetailsOptions = { file: File; intake: CsvIntake; onProcessed: () => void }

const NO_CHOICES: Choices = {}

/** What is said where a file holds nothing that could be processed, or its first candidate would be lost. */
const BLOCKED = {
  noRows: { name: 'csvEmptyFile', detail: 'There is no row with a candidate in it.' },
  noHeader: {
    name: 'fileUploadError',
    detail: 'It has no header row. Put the header of the template above the first candidate.',
  },
} as const

/** Whether the operator has to see what was found before it is sent. */
const isInTrouble = (checked: Checked): boolean =>
  checked.kind === 'read' && (checked.report.findings.length > 0 || checked.report.tornRow !== null)

/** The chosen file: what was found in it, what was chosen about that, and its way out. It is not left without a question. */
export function useDetails({ file, intake, onProcessed }: DetailsOptions) {
  const dispatch = useAppDispatch()
  const here = useLocation()
  const { checked, whenRead, write } = usePreflight(file, intake)
  const [choices, setChoices] = useState(NO_CHOICES)
  const [sending, setSending] = useState<Sending>('asItIs')
  /** 'due': Process was pressed before the rows were read. */
  const [phase, setPhase] = useState<'idle' | 'due' | 'sending'>('idle')
  const isSending = phase === 'sending'
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => void (isThere.current = false)
  }, [])

  const release = useLeaveGuard({
    isDirty: true,
    question: isSending ? 'stillSaving' : 'confirmDeleteCSV',
    staysHere: (next) => intake.isSamePlace(here, next),
  })

  const repaired = async () => new File([await write(choices)], file.name, { type: 'text/csv' })
  const send = async () => {
    setPhase('sending')
    const sent = sending === 'repaired' ? await repaired() : file
    const isTaken = await dispatch(intake.process(sent))
    if (!isThere.current) return
    setPhase('idle')
    if (!isTaken) return
    release()
    onProcessed()
  }
  const process = async () => {
    if (phase !== 'idle') return
    let read = checked
    if (checked.kind === 'reading') {
      setPhase('due')
      read = await whenRead()
      if (!isThere.current) return
      setPhase('idle')
      if (isInTrouble(read)) return
    }
    const blocker = read.kind === 'read' ? blockerOf(read.report) : null
    if (blocker === null) return send()
    const { name, detail } = BLOCKED[blocker]
    await dispatch(ask(name, { detail }))
  }

  return {
    checked,
    choices,
    sending,
    isSending,
    isWaiting: phase === 'due',
    canRepair: checked.kind === 'read' && canBeRepaired(checked.report),
    choose: (next: Choices) => {
      setChoices(next)
      setSending(changesFile(next) ? 'repaired' : 'asItIs')
    },
    setSending,
    process,
    /** The file as it would be sent repaired, to look at or to give back. */
    saveCorrected: async () =>
      downloadBlob(await repaired(), composeFileName(splitName(file.name).base, '_corrected.csv')),
  }
}

export type CsvDetails = ReturnType<typeof useDetails>
