import { Suspense, type ComponentProps } from 'react'
import type { FeedbackPanel } from '#features/feedback/FeedbackPanel.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'

const Panel = lazyPart(
  async () => (await import('#features/feedback/FeedbackPanel.tsx')).FeedbackPanel,
  { what: 'The feedback form' },
)

/** The feedback form that follows every output (analyzers §1); its code comes with the first result. */
export function Feedback(props: ComponentProps<typeof FeedbackPanel>) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
