import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type PdfDocument, openPdf } from '#shared/pdf/pdfEngine.ts'

export type OpeningPhase =
  | { kind: 'opening' }
  /** `isTyped`: by a password that was typed here. */
  | { kind: 'open'; document: PdfDocument; isTyped: boolean }
  | { kind: 'locked'; isWrong: boolean }
  | { kind: 'trying' }
  /** The reader gave up on the password. */
  | { kind: 'givenUp' }
  | { kind: 'corrupt'; reason: string }
  | { kind: 'tooSlow' }
  | { kind: 'noPages' }
  /** The engine did not load; the file may be fine. */
  | { kind: 'noEngine' }

/** Null: no attempt is under way, and none is wanted. */
type Attempt = { password: string | undefined; isTyped: boolean } | null

/**
 * A PDF while it is on the screen. A password that is typed here lives in this component alone and dies with it, unless
 * `onUnlocked` keeps the one that opened the file; giving up ends the attempt that is under way.
 */
export function usePdfOpening(
  source: Blob,
  password: string | undefined,
  onUnlocked: ((password: string) => void) | undefined,
) {
  const [attempt, setAttempt] = useState<Attempt>({ password, isTyped: false })
  const [phase, setPhase] = useState<OpeningPhase>({ kind: 'opening' })

  const [given, setGiven] = useState(password)
  if (given !== password) {
    setGiven(password)
    // What was typed here comes back from whoever kept it: the file is open already.
    if (attempt?.password !== password) {
      setPhase({ kind: 'opening' })
      setAttempt({ password, isTyped: false })
    }
  }

  const report = useEffectEvent((by: NonNullable<Attempt>, opening: Opening) => {
    if (opening.kind === 'ok' && by.isTyped) onUnlocked?.(by.password ?? '')
    setPhase(phaseOf(opening, by.isTyped))
  })

  useEffect(() => {
    if (attempt === null) return undefined
    const stop = new AbortController()
    const close = openInto(source, attempt.password, stop.signal, (opening) =>
      report(attempt, opening),
    )
    return () => {
      stop.abort()
      close()
    }
  }, [source, attempt])

  const unlock = useCallback((typed: string) => {
    setPhase({ kind: 'trying' })
    setAttempt({ password: typed, isTyped: true })
  }, [])
  const giveUp = useCallback(() => {
    setPhase({ kind: 'givenUp' })
    setAttempt(null)
  }, [])
  const askAgain = useCallback(() => setPhase({ kind: 'locked', isWrong: false }), [])
  const retry = useCallback(() => {
    setPhase({ kind: 'opening' })
    setAttempt({ password: given, isTyped: false })
  }, [given])
  return { phase, unlock, giveUp, askAgain, retry }
}

/** What came of an attempt, or that the engine did not load. */
type Opening = Awaited<ReturnType<typeof openPdf>> | { kind: 'noEngine' }

/** Opens and reports; the function that it returns closes what was opened. */
function openInto(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal,
  report: (opening: Opening) => void,
): () => void {
  let opened: PdfDocument | null = null
  openPdf(source, password, signal).then(
    (opening) => {
      if (opening.kind === 'ok') opened = opening.document
      if (signal.aborted) void opened?.close()
      else report(opening)
    },
    () => {
      if (!signal.aborted) report({ kind: 'noEngine' })
    },
  )
  return () => void opened?.close()
}

function phaseOf(opening: Opening, isTyped: boolean): OpeningPhase {
  switch (opening.kind) {
    case 'ok':
      return { kind: 'open', document: opening.document, isTyped }
    case 'locked':
      return { kind: 'locked', isWrong: false }
    case 'wrongPassword':
      return { kind: 'locked', isWrong: true }
    case 'corrupt':
    case 'tooSlow':
    case 'noPages':
    case 'noEngine':
      return opening
  }
}
