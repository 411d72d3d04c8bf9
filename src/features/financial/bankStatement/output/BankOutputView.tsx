import download from 'bootstrap-icons/icons/download.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { useState } from 'react'
import { sayMinutes } from '#shared/analyzer/estimates.ts'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultBesideSource } from '#shared/analyzer/result/ResultBesideSource.tsx'
import { useSourceSearch } from '#shared/analyzer/result/useSourceSearch.ts'
import { downloadBlob } from '#shared/lib/download.ts'
import { cutName, splitName } from '#shared/lib/fileName.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { ACCOUNT_KEYS } from '../wire/contract.ts'
import { submissionOf } from '../wire/submission.ts'
import { tabsOf, type BankOutput, type ReportKey } from '../result/bankOutput.ts'
import { BankReport } from './BankReport.tsx'
import type { SelectedValue } from './selectedValue.ts'
import { useEmailToast } from './useEmailToast.ts'
import './output.css'

/** Names in the list are cut at 40 characters (analyzers §2). */
const CUT = 40

/** The report of a failed account is hidden like its tab (analyzers §2). */
const NO_REPORT = {
  title: 'No account could be analysed',
  line: 'Check that the statements are complete and readable, then upload them again, or contact support. Download Output has what the server sent.',
}

/** Source and result side by side (analyzers §2, "Output page"). */
export function BankOutputView({ job, result: output, onBack, feedback }: ResultProps<BankOutput>) {
  useEmailToast(job)
  const tabs = tabsOf(output)
  const [wanted, setWanted] = useState(tabs[0])
  const report = tabs.find((tab) => tab === wanted) ?? tabs[0]
  const account = submissionOf(job.options)?.accounts[
    ACCOUNT_KEYS.findIndex((key) => key === report)
  ]
  const search = useSourceSearch<SelectedValue>(account?.files ?? job.files)
  const baseName = splitName(job.files[0]?.name ?? 'bank-statement').base
  const show = (tab: ReportKey) => {
    setWanted(tab)
    search.reset()
  }
  return (
    <ResultBesideSource
      title="Analysis Output"
      job={job}
      onBack={onBack}
      took={`Execution time: ${sayMinutes(job.tookMs)}`}
      search={search}
      hint={
        report !== undefined &&
        report !== 'common' &&
        'Click a balance to find it in the statement, a sum to see its rows'
      }
      sides={['Source', 'Output']}
      label="Statement"
      nameOf={({ name }) => cutName(name, CUT, CUT)}
      downloads={
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => downloadBlob(output.zip, `${baseName}_report.zip`)}
        >
          <Icon of={download} />
          Download Output
        </button>
      }
    >
      {report === undefined ? (
        <div className="bank-pane">
          <EmptyState icon={fileX} {...NO_REPORT} />
          {feedback}
        </div>
      ) : (
        <BankReport
          job={job}
          output={output}
          tabs={tabs}
          report={report}
          onShow={show}
          selected={search.selected}
          onSelect={search.select}
          baseName={baseName}
        >
          {feedback}
        </BankReport>
      )}
    </ResultBesideSource>
  )
}
