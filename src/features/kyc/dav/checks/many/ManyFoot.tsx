import { Suspense } from 'react'
import { useAppSelector } from '#shared/store/hooks.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { selectChosen, selectRun } from './manySlice.ts'

const ManyBar = lazyPart(async () => (await import('./ManyBar.tsx')).ManyBar, {
  what: 'What is done with many cases',
  Lost: PanelLost,
})

type ManyFootProps = { subClientId: string }

/** Nothing, until rows are chosen or something runs over them. */
export function ManyFoot({ subClientId }: ManyFootProps) {
  const count = useAppSelector((state) => selectChosen(state, subClientId)).length
  const run = useAppSelector(selectRun)
  if (count === 0 && run.kind === 'none') return null
  return (
    <Suspense fallback={null}>
      <ManyBar subClientId={subClientId} />
    </Suspense>
  )
}
