import { useCallback, useEffect, useState } from 'react'
import { type PdfDocument, openPdf } from '#shared/pdf/pdfEngine.ts'

export type OpeningPhase =
  | { kind: 'opening' }
  | { kind: 'open'; document: PdfDocument }
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
type Attempt = { password: string | undefined } | null

/**
 * A PDF while it is on the screen. A password that is typed here lives in this component alone and dies with it;
 * giving up ends the attempt that is under way.
 */
export function usePdfOpening(source: Blob, password: string | undefined) {
  const [attempt, setAttempt] = useState<Attempt>({ password })
  const [phase, setPhase] = useState<OpeningPhase>({ kind: 'opening' })

  const [given, setGiven] = useState(password)
  if (given !== password) {
    setGiven(password)
    setPhase({ kind: 'opening' })
    setAttempt({ password })
  }

  useEffect(() => {
    if (attempt === null) return undefined
    const stop = new AbortController()
    const close = openInto(source, attempt.password, stop.signal, setPhase)
    return () => {
      stop.abort()
      close()
    }
  }, [source, attempt])

  const unlock = useCallback((typed: string) => {
    setPhase({ kind: 'trying' })
    setAttempt({ password: typed })
  }, [])
  const giveUp = useCallback(() => {
    setPhase({ kind: 'givenUp' })
    setAttempt(null)
  }, [])
  const askAgain = useCallback(() => setPhase({ kind: 'locked', isWrong: false }), [])
  const retry = useCallback(() => {
    setPhase({ kind: 'opening' })
    setAttempt({ password: given })
  }, [given])
  return { phase, unlock, giveUp, askAgain, retry }
}

/** Opens and reports; the function that it returns closes what was opened. */
function openInto(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal,
  report: (phase: OpeningPhase) => void,
): () => void {
  let opened: PdfDocument | null = null
  openPdf(source, password, signal).then(
    (opening) => {
      if (opening.kind === 'ok') opened = opening.document
      if (signal.aborted) void opened?.close()
      else report(phaseOf(opening))
    },
    () => {
      if (!signal.aborted) report({ kind: 'noEngine' })
    },
  )
  return () => void opened?.close()
}

function phaseOf(opening: Awaited<ReturnType<typeof openPdf>>): OpeningPhase {
  switch (opening.kind) {
    case 'ok':
      return { kind: 'open', document: opening.document }
    case 'locked':
      return { kind: 'locked', isWrong: false }
    case 'wrongPassword':
      return { kind: 'locked', isWrong: true }
    case 'corrupt':
    case 'tooSlow':
    case 'noPages':
      return opening
  }
}
