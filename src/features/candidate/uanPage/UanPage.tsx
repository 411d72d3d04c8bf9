import { Suspense, useEffect } from 'react'
import { stepPart } from '#shared/candidate/stepPart.ts'
import { WordsComing } from '#shared/candidate/WordsComing.tsx'
import { Worded, WordsProvider } from './words/words.ts'

const UanSteps = stepPart(async () => (await import('./steps/UanSteps.tsx')).UanSteps)

/** /uan/form (kyc §2, part G): the steps come beside the first dictionary. */
export function UanPage() {
  useEffect(() => {
    UanSteps.preload().catch(() => undefined) // the real load tells
  }, [])
  return (
    <WordsProvider>
      <Worded>
        <Suspense fallback={<WordsComing />}>
          <UanSteps />
        </Suspense>
      </Worded>
    </WordsProvider>
  )
}
