import { Suspense, type ComponentProps } from 'react'
import type { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'

const Panel = lazyWithRetry(
  async () => (await import('#features/feedback/FeedbackPanel.tsx')).FeedbackPanel,
  { label: 'The feedback form' },
)

/** Below every output (analyzers §1). Its code loads with the first result. */
export function Feedback(props: ComponentProps<typeof FeedbackPanel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
