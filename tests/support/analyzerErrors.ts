import { MAGIC, type AnalyzerPlace, type MagicRow } from '#tests/sandbox/magic.ts'

/**
 * A refusal with a detail, no response, and the session's end: the faults that journeys test for each analyzer. The
 * mapping of every fault is tested without a screen (tests/unit/features/financial/outcomes.dom.test.ts).
 */
export const faultsOf = (place: AnalyzerPlace): MagicRow[] =>
  MAGIC.filter(
    (row) => row.place === place && (row.name === 'low-credits' || row.name === 'no-answer'),
  )

/** The state after a failed upload: nothing selected, or, without a response, before Proceed again. */
export const stateAfterFault = (
  reaches: string,
  emptyArea: string,
): { page: string | RegExp; footnote: (name: string) => string } =>
  reaches === 'uploadFailed'
    ? {
        page: /^Sending was interrupted/,
        footnote: (name) =>
          `${name} may have arrived and may already have been charged. It is still chosen. Select Proceed to send it again.`,
      }
    : {
        page: emptyArea,
        footnote: (name) =>
          `${name} was not processed. It is still here: select Use it again once there are credits.`,
      }
