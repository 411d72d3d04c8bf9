import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type PdfDocument, openPdf } from '#shared/platform/pdf/pdfEngine.ts'

export type PdfPhase =
  | { kind: 'opening' }
  /** `isPasswordTyped`: opened with a password that was typed here. */
  | { kind: 'open'; document: PdfDocument; isPasswordTyped: boolean }
  | { kind: 'locked'; isWrong: boolean }
  | { kind: 'trying' }
  | { kind: 'cancelled' }
  | { kind: 'corrupt'; reason: string }
  | { kind: 'tooSlow' }
  | { kind: 'noPages' }
  /** The engine failed to load; the file may be fine. */
  | { kind: 'noEngine' }

type Attempt = { password: string | undefined; isTyped: boolean } | null

/** A typed password exists only in this component, unless `onUnlocked` stores it. */
export function usePdfDocument(
  source: Blob,
  password: string | undefined,
  onUnlocked: ((password: string) => void) | undefined,
) {
  const [attempt, setAttempt] = useState<Attempt>({ password, isTyped: false })
  const [phase, setPhase] = useState<PdfPhase>({ kind: 'opening' })

  const [lastPassword, setLastPassword] = useState(password)
  if (lastPassword !== password) {
    setLastPassword(password)
    // The typed password comes back as a prop: the file is open already.
    if (attempt?.password !== password) {
      setPhase({ kind: 'opening' })
      setAttempt({ password, isTyped: false })
    }
  }

  const report = useEffectEvent((attempt: NonNullable<Attempt>, opening: OpenPdfResult) => {
    if (opening.kind === 'ok' && attempt.isTyped) onUnlocked?.(attempt.password ?? '')
    setPhase(phaseOf(opening, attempt.isTyped))
  })

  useEffect(() => {
    if (attempt === null) return undefined
    const stop = new AbortController()
    const close = openAndReport(source, attempt.password, stop.signal, (opening) =>
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
  const cancelPassword = useCallback(() => {
    setPhase({ kind: 'cancelled' })
    setAttempt(null)
  }, [])
  const requestPassword = useCallback(() => setPhase({ kind: 'locked', isWrong: false }), [])
  const retry = useCallback(() => {
    setPhase({ kind: 'opening' })
    setAttempt({ password: lastPassword, isTyped: false })
  }, [lastPassword])
  return { phase, unlock, cancelPassword, requestPassword, retry }
}

type OpenPdfResult = Awaited<ReturnType<typeof openPdf>> | { kind: 'noEngine' }

/** Returns the function that closes the document. */
function openAndReport(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal,
  report: (opening: OpenPdfResult) => void,
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

function phaseOf(opening: OpenPdfResult, isPasswordTyped: boolean): PdfPhase {
  switch (opening.kind) {
    case 'ok':
      return { kind: 'open', document: opening.document, isPasswordTyped }
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
