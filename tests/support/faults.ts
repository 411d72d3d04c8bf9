import { MAGIC, type AnalyzerPlace, type MagicRow } from '#tests/sandbox/magic.ts'

/**
 * A refusal with a detail, and no answer: with the end of the session, what a journey walks of an analyzer's faults. That
 * every value ends in its own name is shown without a screen (tests/unit/analyzers/outcomes.dom.test.ts).
 */
export const faultsOf = (place: AnalyzerPlace): MagicRow[] =>
  MAGIC.filter(
    (row) => row.place === place && (row.name === 'low-credits' || row.name === 'no-answer'),
  )

/** Where a fault of the upload leaves its person: with nothing chosen, or, without an answer, before Proceed again. */
export const leftBy = (
  reaches: string,
  emptyArea: string,
): { page: string | RegExp; kept: string } =>
  reaches === 'uploadFailed'
    ? { page: /^Sending was interrupted/, kept: 'It is still chosen: Proceed sends it again.' }
    : { page: emptyArea, kept: 'You can upload it again.' }
