import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { lazy, useEffect, useState, type ComponentType, useLayoutEffect, useReducer } from 'react'
import { recordEvent } from '#shared/platform/lib/appEvents.ts'
import { ChunkLoadError } from '#shared/platform/lib/async/loadChunk.ts'
import { EmptyState } from '../components/EmptyState.tsx'
import { useRetryWhenOnline } from '../hooks/useRetryWhenOnline.ts'
import { loadErrorReason, type LoadErrorReason } from './loadErrorReason.ts'
import { type LoadErrorProps, LOAD_ERROR_TEXTS } from './loadErrorTexts.ts'
import { loadWithStyles } from './loadWithStyles.ts'
import { RetryActions } from './RetryActions.tsx'

/** Part of the first load, because the network may be down. */
export function PanelLoadError(loadError: LoadErrorProps) {
  return (
    <section className="panel page-panel" role="alert">
      <EmptyState
        icon={cloudSlash}
        title={`${loadError.label} could not be loaded`}
        description={LOAD_ERROR_TEXTS[loadError.reason]}
      >
        <div className="row-flex page-blank-actions">
          <RetryActions {...loadError} />
        </div>
      </EmptyState>
    </section>
  )
}

/** React paints a lazy part before it runs its effects: early keys and drops would be lost. */
function FlushEffects() {
  const [, rerender] = useReducer(() => true, false)
  // A state change in this phase renders before the paint, and due effects run before any rendering.
  useLayoutEffect(rerender, [rerender])
  return null
}

export function ScreenLoadError(loadError: LoadErrorProps) {
  return (
    <div className="page">
      <PanelLoadError {...loadError} />
    </div>
  )
}

/** The network can return without an online event: a dead tunnel, a server that restarts. */
const ONLINE_RETRY_MS = 5_000

type Outcome<Props> =
  | { kind: 'ready'; Component: ComponentType<Props> }
  | { kind: 'failed'; reason: LoadErrorReason }

type LazyOptions<Props> = {
  /** Starts the sentence that it could not be loaded: 'This page'. */
  label: string
  /** Receives the part's own props. Default: a panel. */
  LoadError?: ComponentType<LoadErrorProps & Props>
}

/** See design, "Code splitting". React's `lazy` would keep a rejection until the next reload. */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { label, LoadError = ScreenLoadError }: LazyOptions<Props>,
) {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => (loaded = await load())

  const fetchPart = (): Promise<Outcome<Props>> =>
    loadWithStyles(preload).then(
      (Component) => ({ kind: 'ready', Component }),
      async (cause: unknown) => {
        const error = new ChunkLoadError(`${label} did not come.`, { cause })
        recordEvent({ kind: 'error', error })
        return { kind: 'failed', reason: await loadErrorReason() }
      },
    )

  let attempt: ComponentType<Props> | null = null
  const startLoading = () => (attempt ??= lazy(async () => ({ default: shown(await fetchPart()) })))

  function shown(first: Outcome<Props>): ComponentType<Props> {
    if (first.kind === 'ready') return first.Component
    return function Retried(props) {
      const [outcome, setOutcome] = useState<Outcome<Props>>(first)
      const [isTrying, setIsTrying] = useState(false)
      const tryAgain = async () => setOutcome(await fetchPart())
      const onRetry = () => {
        setIsTrying(true)
        void tryAgain().then(() => setIsTrying(false))
      }
      // A later mount starts over. Not sooner, because the current render uses this attempt.
      useEffect(() => {
        attempt = null
      }, [])
      useRetryWhenOnline(
        outcome.kind === 'failed' && outcome.reason === 'offline',
        () => void tryAgain(),
        ONLINE_RETRY_MS,
      )
      return outcome.kind === 'ready' ? (
        <outcome.Component {...props} />
      ) : (
        <LoadError {...props} {...{ label, reason: outcome.reason, isTrying, onRetry }} />
      )
    }
  }

  function LazyComponent(props: Props) {
    // `lazy` would show the fallback for code that is there.
    const [Part] = useState(() => loaded ?? startLoading())
    return (
      <>
        <Part {...props} />
        <FlushEffects />
      </>
    )
  }
  return Object.assign(LazyComponent, { preload })
}
