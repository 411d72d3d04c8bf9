import { useEffect, useEffectEvent } from 'react'
import { describeFindOutcome } from '#shared/kits/analyzer/result/describeFindOutcome.ts'
import { SourceFiles } from '#shared/kits/analyzer/result/SourceFiles.tsx'
import { useSourceSearch } from '#shared/kits/analyzer/result/useSourceSearch.ts'
import type { ValueSource } from '#shared/kits/facts/documentFacts.ts'
import type { DoneJob } from '#shared/kits/jobs/job.ts'

type TextSourceProps = {
  job: DoneJob
  label: string
  /** Another number finds the text again. */
  press: number
  source: Extract<ValueSource, { kind: 'text' }>
}

/** The sent files, of which the one with the text is shown at its page. */
export function TextSource({ job, label, press, source }: TextSourceProps) {
  const search = useSourceSearch(job.files)
  const find = useEffectEvent((_press: number) =>
    search.select({ label, text: source.text }, source.precedingTexts),
  )
  useEffect(() => find(press), [press])
  return (
    <>
      <p className="applicant-found small muted" role="status">
        {search.selected !== null && describeFindOutcome(search.selected, search.outcome)}
      </p>
      <SourceFiles search={search} />
    </>
  )
}
