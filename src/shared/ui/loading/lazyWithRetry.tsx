import { lazy, useEffect, useState, type ComponentType, useLayoutEffect, useReducer } from 'react'
import { loadWithStyles } from './loadWithStyles.ts'
import { type LoadErrorProps, LOAD_ERROR_TEXTS } from './loadErrorTexts.ts'
import { useRetryWhenOnline } from '../hooks/useRetryWhenOnline.ts'
import { loadErrorReason, type LoadErrorReason } from './loadErrorReason.ts'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import { EmptyState } from '../components/EmptyState.tsx'
import { RetryActions } from './RetryActions.tsx'

/** Replaces a panel whose code failed to load. Part of the first load, because the network may be down. */
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

/**
 * React paints a lazy part before it runs its effects, so early keys and drops would be lost and a late focus change
 * would misdirect typing. Rendered next to the part, this component makes the effects run before the paint.
 */
function FlushEffects() {
  const [, rerender] = useReducer(() => true, false)
  // A state change in this phase renders before the paint, and due effects run before any rendering.
  useLayoutEffect(rerender, [rerender])
  return null
}

/** Replaces a page or step whose code failed to load. */
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
  /** Shown after a load error, with the part's own props; default: a panel. */
  LoadError?: ComponentType<LoadErrorProps & Props>
}

/**
 * A component with a chunk of its own (design, "Code splitting"). If the code fails to load, it renders `LoadError`,
 * which retries on a button or when the network returns. React's `lazy` would keep the rejection until the next reload.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { label, LoadError = ScreenLoadError }: LazyOptions<Props>,
) {
  const fetchPart = (): Promise<Outcome<Props>> =>
    loadWithStyles(load).then(
      (Component) => ({ kind: 'ready', Component }),
      async () => ({ kind: 'failed', reason: await loadErrorReason() }),
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
    const [Part] = useState(startLoading)
    return (
      <>
        <Part {...props} />
        <FlushEffects />
      </>
    )
  }
  return Object.assign(LazyComponent, { preload: load })
}
