import { existsSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { toJobOptions } from '#features/financial/bankStatement/wire/submission.ts'
import { judge } from '#shared/errors/errorRules.ts'
import type { AnalyzerCalls, SubmitInput } from '#shared/jobs/definition.ts'
import { kindByName } from '#shared/upload/fileKind.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { MAGIC, MAGIC_PLACES, type AnalyzerPlace } from '#tests/sandbox/magic.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { anAppStore } from '#tests/support/stores.ts'
import { aSubmission, anAccount } from '#tests/unit/bankStatement/builders.ts'

type Analyzed = {
  id: string
  /** Sent when the value has no sample of its own. */
  sample: string
  /** Sent after the one with the value. */
  after?: string
}

const ANALYZED: Record<AnalyzerPlace, Analyzed> = {
  payslip: { id: 'payslip', sample: 'payslip.pdf' },
  form26as: { id: 'form26', sample: 'form26as.pdf' },
  financialStatement: { id: 'financialStatement', sample: 'statement-india.pdf' },
  passbook: { id: 'passbook', sample: 'passbook-front.jpg', after: 'passbook-page-1.jpg' },
  bankStatement: { id: 'bankStatement', sample: 'bank-hdfc-savings.pdf' },
  idExtraction: { id: 'pancard', sample: 'id-pan.pdf' },
}

const SAMPLES = 'tests/sandbox/samples/'

function fileNamed(name: string, instead = name): SubmitInput['files'][number] {
  const path = existsSync(SAMPLES + name) ? name : instead
  const file = new File([readFileSync(SAMPLES + path)], name)
  const kind = kindByName(name) ?? 'pdf'
  return { file, accepted: { id: name, name, size: file.size, kind, pages: 1, sample: false } }
}

function inputOf(place: AnalyzerPlace, value: string): Omit<SubmitInput, 'vault'> {
  const { sample, after } = ANALYZED[place]
  const extension = sample.split('.').at(-1)
  const named = fileNamed(`${MAGIC_PLACES[place].filePrefix}${value}.${extension}`, sample)
  const files = after === undefined ? [named] : [named, fileNamed(after)]
  const accounts = [anAccount({ files: files.map(({ accepted }) => accepted) })]
  return {
    files,
    options: place === 'bankStatement' ? toJobOptions(aSubmission({ accounts })) : {},
    signal: new AbortController().signal,
    onUploadProgress: () => undefined,
  }
}

/** Sends, and asks until there is an answer: the job without its pauses. */
async function run(analyzer: AnalyzerCalls, input: SubmitInput): Promise<string | null> {
  const sent = await analyzer.submit(input)
  if (sent === null) return 'nothing to send'
  if (!sent.ok) return judge(analyzer.errors, sent.error)
  const followed = await analyzer.followUp?.send(sent.value, input)
  if (followed?.ok === false) return judge(analyzer.errors, followed.error)
  for (let polls = 0; polls < 10; polls += 1) {
    const answer = await analyzer.poll({ ...input, transactionId: sent.value })
    if (answer.ok && answer.value.kind === 'done') return 'a result'
    if (answer.ok && answer.value.kind === 'failed') return answer.value.name
    // A call without an answer is asked again by the engine (tests/unit/jobs).
    if (!answer.ok && answer.error.kind !== 'network') return judge(analyzer.errors, answer.error)
  }
  return 'no end'
}

describe.each(Object.keys(ANALYZED) as AnalyzerPlace[])('%s', (place) => {
  const rows = MAGIC.filter((row) => row.place === place)

  test.each(rows.filter(({ reaches }) => reaches !== 'partialOutput'))(
    '$value ends in $reaches',
    async ({ value, reaches }) => {
      const store = anAppStore()
      await signInAs(store, 'kabir.sethi@kaveri.example')
      const analyzer = await ANALYZER_LOADERS[ANALYZED[place].id]?.()
      if (analyzer === undefined) throw new Error(`${place} is no analyzer`)
      const end = await run(analyzer, {
        ...inputOf(place, value),
        vault: store.session.get(fileVault),
      })
      expect(end).toBe(reaches.startsWith('a result') ? 'a result' : reaches)
    },
  )
})
