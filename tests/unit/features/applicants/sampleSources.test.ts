import { expect, it } from 'vitest'
import type { DocumentFacts, ValueSource } from '#shared/kits/facts/documentFacts.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { findValue } from '#shared/ui/preview/pdf/find/findText.ts'
import {
  createTextIndex,
  findAfter,
  type TextMatch,
} from '#shared/ui/preview/pdf/find/textIndex.ts'
import { readApplicantSample, type ApplicantSample } from '#tests/sandbox/applicants.ts'
import { readSampleJobs } from '#tests/support/sampleApplicant.ts'

const { signal } = new AbortController()
const matcherOf = (value: string) => (page: string) => findValue(page, value)

/** The documents of a file, and where the preview finds a source in it. */
async function openSample(name: ApplicantSample, fileName: string) {
  const sample = (await readApplicantSample(name)).find(({ file }) => file === fileName)
  const job = (await readSampleJobs(name)).find(({ id }) => id === fileName)
  const pdf = await readPdf(new Blob([sample?.bytes ?? '']), async (document) =>
    Promise.resolve(createTextIndex(document)),
  )
  if (pdf.kind !== 'ok' || job === undefined) throw new Error(`no ${fileName}`)
  return {
    facts: job.facts,
    find: async (source: ValueSource | undefined): Promise<TextMatch | null> =>
      source?.kind === 'text'
        ? findAfter(
            pdf.value,
            (source.precedingTexts ?? []).map(matcherOf),
            matcherOf(source.text),
            signal,
          )
        : null,
  }
}

const sourcesOf = (facts: DocumentFacts): (ValueSource | undefined)[] => [
  ...facts.identity.map(({ source }) => source),
  ...(facts.kind === 'payslip'
    ? [facts.gross?.source, facts.deductions?.source, facts.net?.source]
    : []),
]

it('finds the values of each payslip on its own page, though all are equal', async () => {
  const { facts, find } = await openSample('two-accounts', 'payslips-apr-jun.pdf')
  for (const [index, payslip] of facts.entries()) {
    const pages = await Promise.all(
      sourcesOf(payslip).map(async (source) => (await find(source))?.page),
    )
    expect(pages).toEqual(pages.map(() => index + 1))
  }
})

it('finds each row of Form 26AS below the one before, though all are equal', async () => {
  const { facts, find } = await openSample('salaried-differences', '26AS-2026-27.pdf')
  const credits = facts.flatMap((document) =>
    document.kind === 'taxCredits' ? document.credits : [],
  )
  const places: number[] = []
  for (const { credit, tax } of credits)
    for (const amount of [credit, tax])
      places.push((await find(amount?.source))?.range.start ?? Number.NaN)
  expect(places).toHaveLength(12)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(new Set(places).size).toBe(12)
})

it.each(['pan.pdf', 'aadhaar.pdf', '26AS-2026-27.pdf'])(
  'finds every identity value of %s',
  async (file) => {
    const { facts, find } = await openSample('salaried-clean', file)
    for (const document of facts)
      for (const source of sourcesOf(document)) expect(await find(source)).not.toBeNull()
  },
)
