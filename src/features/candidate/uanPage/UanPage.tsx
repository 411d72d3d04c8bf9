import { Worded, WordsProvider } from './words/words.ts'

/** /uan/form (kyc §2). */
export function UanPage() {
  return (
    <WordsProvider>
      <Worded>{null}</Worded>
    </WordsProvider>
  )
}
