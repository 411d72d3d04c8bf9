import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FindRequest, FindResult } from '../../viewerProps.ts'
import { findRows } from './findRows.ts'
import { findTyped, findValue } from './findText.ts'
import type { PageHighlights } from './textHighlights.ts'
import {
  type TextMatch,
  type TextIndex,
  findAfter,
  findAll,
  findNth,
  isTextless,
} from './textIndex.ts'

/** `revealKey` identifies the request that shows the current match. */
type SearchMatches = { matches: readonly TextMatch[]; current: number; revealKey: string | null }
type TypedMatches = {
  typed: string
  matches: TextMatch[]
  current: number
  isDone: boolean
  serial: number
}

const NO_MATCHES: SearchMatches = { matches: [], current: 0, revealKey: null }
const NO_TYPED_MATCHES: TypedMatches = {
  typed: '',
  matches: [],
  current: 0,
  isDone: true,
  serial: 0,
}

/** Search in a document: one value requested by the page, or all matches of the typed text. */
export function useFind(
  texts: TextIndex,
  request: FindRequest | null | undefined,
  currentPage: number,
  onFound: ((result: FindResult) => void) | undefined,
) {
  const [value, setValue] = useState<{ nonce: number; matches: readonly TextMatch[] } | null>(null)
  const { typed, setTyped, typedMatches, moveToMatch } = useTypedMatches(texts, currentPage)

  const answer = useEffectEvent(
    (nonce: number, matches: readonly TextMatch[], result: FindResult) => {
      setTyped('')
      setValue({ nonce, matches })
      onFound?.(result)
    },
  )
  const { text, nth, precedingTexts, rows, nonce } = request ?? {}
  useEffect(() => {
    if (text === undefined || nonce === undefined) return undefined
    const stop = new AbortController()
    searchRequest(texts, { text, nth, precedingTexts, rows }, stop.signal)
      .then(async (matches) => {
        const [first] = matches
        const result =
          first === undefined ? await notFoundResult(texts) : foundResult(first, rows, matches)
        if (!stop.signal.aborted) answer(nonce, matches, result)
      })
      .catch(() => {
        if (!stop.signal.aborted) answer(nonce, [], UNREAD)
      })
    return () => stop.abort()
  }, [texts, text, nth, precedingTexts, rows, nonce])

  const isTyping = typed.trim() !== ''
  const activeMatches = useMemo((): SearchMatches => {
    if (isTyping) return { ...typedMatches, revealKey: `typed ${typedMatches.serial}` }
    if (value === null || value.matches.length === 0 || value.nonce !== nonce) return NO_MATCHES
    return { matches: value.matches, current: 0, revealKey: `value ${nonce}` }
  }, [isTyping, typedMatches, value, nonce])
  const highlights = useMemo(() => highlightsByPage(activeMatches), [activeMatches])
  return {
    typed,
    type: setTyped,
    moveToMatch,
    highlights,
    page: activeMatches.matches[activeMatches.current]?.page,
    revealKey: activeMatches.revealKey,
    count: isTyping ? describeMatchCount(typedMatches, texts.hasUnreadPages()) : '',
  }
}

const UNREAD: FindResult = { found: false, page: null, reason: 'unreadPages' }

const foundResult = (
  { page }: TextMatch,
  rows: FindRequest['rows'],
  { length: rowCount }: readonly TextMatch[],
): FindResult => ({ found: true, page, rowCount: rows && rowCount })

async function searchRequest(
  texts: TextIndex,
  { text, nth = 1, precedingTexts, rows }: Omit<FindRequest, 'nonce'>,
  signal: AbortSignal,
): Promise<readonly TextMatch[]> {
  if (rows !== undefined) return findRows(texts, rows, signal)
  const matcherOf = (value: string) => (page: string) => findValue(page, value)
  const match =
    precedingTexts === undefined
      ? await findNth(texts, matcherOf(text), nth, signal)
      : await findAfter(texts, precedingTexts.map(matcherOf), matcherOf(text), signal)
  return match === null ? [] : [match]
}

async function notFoundResult(texts: TextIndex): Promise<FindResult> {
  if (texts.hasUnreadPages()) return UNREAD
  const notFound = { found: false, page: null } as const
  return (await isTextless(texts)) ? { ...notFound, reason: 'noText' } : notFound
}

function describeMatchCount(
  { matches, current, isDone }: TypedMatches,
  hasUnread: boolean,
): string {
  if (matches.length > 0) return `${current + 1} of ${matches.length}`
  if (!isDone) return 'Searching…'
  return hasUnread ? 'No match; part of the file cannot be read' : 'No match'
}

function highlightsByPage({ matches, current }: SearchMatches): Map<number, PageHighlights> {
  const marks = new Map<number, PageHighlights>()
  matches.forEach(({ page, range }, index) => {
    const existing = marks.get(page) ?? { ranges: [], current: null }
    marks.set(page, {
      ranges: [...existing.ranges, range],
      current: index === current ? existing.ranges.length : existing.current,
    })
  })
  return marks
}

/** All matches of the typed text; the first shown is on the current page or after it. */
function useTypedMatches(texts: TextIndex, currentPage: number) {
  const [typed, setTyped] = useState('')
  const [typedMatches, setTypedMatches] = useState(NO_TYPED_MATCHES)
  const report = useEffectEvent((forTyped: string, matches: TextMatch[], isDone: boolean) => {
    setTypedMatches((last) => {
      if (last.typed === forTyped) return { ...last, matches, isDone }
      const after = matches.findIndex(({ page }) => page >= currentPage)
      return {
        typed: forTyped,
        matches,
        isDone,
        current: Math.max(0, after),
        serial: last.serial + 1,
      }
    })
  })
  useEffect(() => {
    if (typed.trim() === '') return undefined
    const stop = new AbortController()
    const find = (page: string) => findTyped(page, typed)
    findAll(texts, find, stop.signal, (found, isDone) => report(typed, found, isDone)).catch(() => {
      if (!stop.signal.aborted) report(typed, [], true)
    })
    return () => stop.abort()
  }, [texts, typed])

  const moveToMatch = useCallback((step: 1 | -1) => {
    setTypedMatches((last) => {
      if (last.matches.length === 0) return last
      const current = (last.current + step + last.matches.length) % last.matches.length
      return { ...last, current, serial: last.serial + 1 }
    })
  }, [])
  return { typed, setTyped, typedMatches, moveToMatch }
}
