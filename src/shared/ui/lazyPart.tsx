import { lazy, useEffect, useState, type ComponentType } from 'react'
import { loadPart } from './loadPart.ts'
import type { LostProps } from './lostLines.ts'
import { ReadyWhenSeen } from './ReadyWhenSeen.tsx'
import { ScreenLost } from './ScreenLost.tsx'
import { useLineBack } from './useLineBack.ts'
import { whyLost, type WhyLost } from './whyLost.ts'

/** A line can come back without the browser knowing that it was gone: a dead tunnel, a server that restarts. */
const LINE_RETRY_MS = 5_000

type Outcome<Props> = { kind: 'ready'; Part: ComponentType<Props> } | { kind: 'lost'; why: WhyLost }

type LazyOptions<Props> = {
  /** Begins the sentence that it could not be loaded: 'This page'. */
  what: string
  /** Stands in its place meanwhile, and is given the part's own props; left out: the words in a panel. */
  Lost?: ComponentType<LostProps & Props>
}

/**
 * A part that brings its own chunk (design, "Heavy things load when they are needed"): waits through the Suspense
 * around it, says so in its own place when its code does not come, and tries again, by button and when the line is
 * back. React's own `lazy` keeps a rejection until the page is loaded anew, so nothing else in the product uses it.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { what, Lost = ScreenLost }: LazyOptions<Props>,
) {
  const fetchPart = (): Promise<Outcome<Props>> =>
    loadPart(load).then(
      (Part) => ({ kind: 'ready', Part }),
      async () => ({ kind: 'lost', why: await whyLost() }),
    )

  let attempt: ComponentType<Props> | null = null
  const begin = () => (attempt ??= lazy(async () => ({ default: shown(await fetchPart()) })))

  function shown(first: Outcome<Props>): ComponentType<Props> {
    if (first.kind === 'ready') return first.Part
    return function Retried(props) {
      const [outcome, setOutcome] = useState<Outcome<Props>>(first)
      const [isTrying, setTrying] = useState(false)
      const tryAgain = async () => setOutcome(await fetchPart())
      const onRetry = () => {
        setTrying(true)
        void tryAgain().then(() => setTrying(false))
      }
      // Who comes later begins anew. Not sooner: what is still to be shown takes the attempt from here.
      useEffect(() => {
        attempt = null
      }, [])
      useLineBack(
        outcome.kind === 'lost' && outcome.why === 'offline',
        () => void tryAgain(),
        LINE_RETRY_MS,
      )
      return outcome.kind === 'ready' ? (
        <outcome.Part {...props} />
      ) : (
        <Lost {...props} {...{ what, why: outcome.why, isTrying, onRetry }} />
      )
    }
  }

  function LazyPart(props: Props) {
    const [Own] = useState(begin)
    return (
      <>
        <Own {...props} />
        <ReadyWhenSeen />
      </>
    )
  }
  return Object.assign(LazyPart, { preload: load })
}
