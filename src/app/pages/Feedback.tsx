import { lazy, Suspense, type ComponentProps } from 'react'
import type { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'

const Panel = lazy(async () => ({
  default: (await import('#features/feedback/FeedbackPanel.tsx')).FeedbackPanel,
}))

/** The feedback form that follows every output (analyzers §1); its code comes with the first result. */
export function Feedback(props: ComponentProps<typeof FeedbackPanel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
