import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { findTyped, findValue } from './findText.ts'
import { type Hit, type TextIndex, findAfter, findAll, findNth, isTextless } from './textIndex.ts'
import type { PageMarks } from './textMarks.ts'
import type { FindRequest, FindResult } from './viewerProps.ts'

/** What is marked: the hits, the one that is looked at, and the turn that names this look. */
type Finding = { hits: readonly Hit[]; current: number; turn: string | null }
type TypedFinding = { typed: string; hits: Hit[]; current: number; isDone: boolean; serial: number }

const NOTHING: Finding = { hits: [], current: 0, turn: null }
const NOTHING_TYPED: TypedFinding = { typed: '', hits: [], current: 0, isDone: true, serial: 0 }

/** Finding in a document: one value that the page asks for, or all places of what is typed into the find box. */
export function useFind(
  texts: TextIndex,
  request: FindRequest | null | undefined,
  currentPage: number,
  onFound: ((result: FindResult) => void) | undefined,
) {
  const [value, setValue] = useState<{ nonce: number; hit: Hit | null } | null>(null)
  const [typed, setTyped] = useState('')
  const [byTyping, setByTyping] = useState(NOTHING_TYPED)

  const answer = useEffectEvent((nonce: number, hit: Hit | null, result: FindResult) => {
    setTyped('')
    setValue({ nonce, hit })
    onFound?.(result)
  })
  const { text, nth, after, nonce } = request ?? {}
  useEffect(() => {
    if (text === undefined || nonce === undefined) return undefined
    const stop = new AbortController()
    const matcherOf = (value: string) => (page: string) => findValue(page, value)
    const finding =
      after === undefined
        ? findNth(texts, matcherOf(text), nth ?? 1, stop.signal)
        : findAfter(texts, after.map(matcherOf), matcherOf(text), stop.signal)
    finding
      .then(async (hit) => {
        const result = hit === null ? await notFoundIn(texts) : foundOn(hit)
        if (!stop.signal.aborted) answer(nonce, hit, result)
      })
      .catch(() => {
        if (!stop.signal.aborted) answer(nonce, null, UNREAD)
      })
    return () => stop.abort()
  }, [texts, text, nth, after, nonce])

  const report = useEffectEvent((forTyped: string, hits: Hit[], isDone: boolean) => {
    setByTyping((last) => {
      if (last.typed === forTyped) return { ...last, hits, isDone }
      const after = hits.findIndex(({ page }) => page >= currentPage)
      return { typed: forTyped, hits, isDone, current: Math.max(0, after), serial: last.serial + 1 }
    })
  })
  useEffect(() => {
    if (typed.trim() === '') return undefined
    const stop = new AbortController()
    const find = (page: string) => findTyped(page, typed)
    findAll(texts, find, stop.signal, (hits, isDone) => report(typed, hits, isDone)).catch(() => {
      if (!stop.signal.aborted) report(typed, [], true)
    })
    return () => stop.abort()
  }, [texts, typed])

  const step = useCallback((by: 1 | -1) => {
    setByTyping((last) => {
      if (last.hits.length === 0) return last
      const current = (last.current + by + last.hits.length) % last.hits.length
      return { ...last, current, serial: last.serial + 1 }
    })
  }, [])

  const isTyping = typed.trim() !== ''
  const finding = useMemo((): Finding => {
    if (isTyping) return { ...byTyping, turn: `typed ${byTyping.serial}` }
    if (value === null || value.hit === null || value.nonce !== nonce) return NOTHING
    return { hits: [value.hit], current: 0, turn: `value ${nonce}` }
  }, [isTyping, byTyping, value, nonce])
  const marks = useMemo(() => marksOf(finding), [finding])
  return {
    typed,
    type: setTyped,
    step,
    marks,
    page: finding.hits[finding.current]?.page,
    turn: finding.turn,
    count: isTyping ? countOf(byTyping, texts.hasGaps()) : '',
  }
}

const UNREAD: FindResult = { found: false, page: null, why: 'unread' }

const foundOn = ({ page }: Hit): FindResult => ({ found: true, page })

async function notFoundIn(texts: TextIndex): Promise<FindResult> {
  if (texts.hasGaps()) return UNREAD
  const absent = { found: false, page: null } as const
  return (await isTextless(texts)) ? { ...absent, why: 'noText' } : absent
}

/** What the find box says: '3 of 14', 'No match'. */
function countOf({ hits, current, isDone }: TypedFinding, hasGaps: boolean): string {
  if (hits.length > 0) return `${current + 1} of ${hits.length}`
  if (!isDone) return 'Looking…'
  return hasGaps ? 'No match; part of it cannot be read' : 'No match'
}

function marksOf({ hits, current }: Finding): Map<number, PageMarks> {
  const marks = new Map<number, PageMarks>()
  hits.forEach(({ page, range }, index) => {
    const known = marks.get(page) ?? { ranges: [], current: null }
    marks.set(page, {
      ranges: [...known.ranges, range],
      current: index === current ? known.ranges.length : known.current,
    })
  })
  return marks
}
