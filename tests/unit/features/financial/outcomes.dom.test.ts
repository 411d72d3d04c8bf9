import { existsSync, readFileSync } from 'node:fs'
import { describe, expect } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { toJobOptions } from '#features/financial/bankStatement/api/submission.ts'
import type { AnalyzerCalls, SubmitInput } from '#shared/kits/jobs/definition.ts'
import { kindByName } from '#shared/kits/upload/checks/fileRules.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { MAGIC, MAGIC_PLACES, type AnalyzerPlace, type MagicRow } from '#tests/sandbox/magic.ts'
import type { Place } from '#tests/sandbox/magic/place.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { aSubmission, anAccount } from '#tests/unit/features/financial/bankStatement/builders.ts'

type Analyzed = {
  id: string
  /** Used if the value has no sample of its own. */
  sample: string
  /** Sent after the file with the value. */
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

function inputOf(place: AnalyzerPlace, value: string): Omit<SubmitInput, 'blobStore'> {
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

/** Submits and polls without pauses until there is a result or an error. */
async function run(analyzer: AnalyzerCalls, input: SubmitInput): Promise<string | null> {
  const sent = await analyzer.submit(input)
  if (sent === null) return 'nothing to send'
  if (!sent.ok) return classifyError(analyzer.errors, sent.error)
  const followed = await analyzer.followUp?.send(sent.value, input)
  if (followed?.ok === false) return classifyError(analyzer.errors, followed.error)
  for (let polls = 0; polls < 10; polls += 1) {
    const answer = await analyzer.poll({ ...input, transactionId: sent.value })
    if (answer.ok && answer.value.kind === 'done') return 'a result'
    if (answer.ok && answer.value.kind === 'failed') return answer.value.name
    // The job engine repeats a poll without a response (tests/unit/shared/kits/jobs).
    if (!answer.ok && answer.error.kind !== 'network')
      return classifyError(analyzer.errors, answer.error)
  }
  return 'no end'
}

/** All analyzers share the payslip's error rules: these faults show that each call applies them. */
const ONE_FAULT_PER_CALL = new Set(['low-credits', 'failed', 'poll-error', 'misfit'])

function rowsOf(place: AnalyzerPlace): MagicRow[] {
  const { ownFaults }: Place = MAGIC_PLACES[place]
  return MAGIC.filter(
    (row) =>
      row.place === place &&
      row.expectedDialog !== 'partialOutput' &&
      (place === 'payslip' ||
        (ownFaults !== undefined && row.name in ownFaults) ||
        ONE_FAULT_PER_CALL.has(row.name)),
  )
}

describe.each(Object.keys(ANALYZED) as AnalyzerPlace[])('%s', (place) => {
  test.each(rowsOf(place))(
    '$value ends with $expectedDialog',
    async ({ value, expectedDialog }) => {
      const store = createTestAppStore()
      await signInAs(store, 'kabir.sethi@kaveri.example')
      const analyzer = await ANALYZER_LOADERS[ANALYZED[place].id]?.()
      if (analyzer === undefined) throw new Error(`${place} is no analyzer`)
      const end = await run(analyzer, {
        ...inputOf(place, value),
        blobStore: store.session.get(blobStore),
      })
      expect(end).toBe(expectedDialog.startsWith('a result') ? 'a result' : expectedDialog)
    },
  )
})
