import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { useState } from 'react'
import { minutesAndSeconds } from '#shared/analyzer/estimates.ts'
import { FoundLine } from '#shared/analyzer/result/FoundLine.tsx'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { downloadBlob } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { SplitView, type SplitSide } from '#shared/ui/SplitView.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { ACCOUNT_KEYS } from '../wire/contract.ts'
import { submissionOf } from '../wire/submission.ts'
import { tabsOf, type BankOutput } from '../result/bankOutput.ts'
import { BankReport, type SelectedValue } from './BankReport.tsx'
import { BankSource } from './BankSource.tsx'
import { useEmailToast } from './useEmailToast.ts'
import { useFindInFiles } from './useFindInFiles.ts'
import './output.css'

/** Source and result side by side (analyzers §2, "Output page"). */
export function BankOutputView({ job, result: output, onBack, feedback }: ResultProps<BankOutput>) {
  useEmailToast(job)
  const tabs = tabsOf(output)
  const [wanted, setWanted] = useState(tabs[0] ?? 'account_1')
  const [selected, setSelected] = useState<SelectedValue | null>(null)
  const [side, setSide] = useState<SplitSide>('right')
  const report = tabs.includes(wanted) ? wanted : (tabs[0] ?? 'account_1')
  const account = submissionOf(job.options)?.accounts[
    ACCOUNT_KEYS.findIndex((key) => key === report)
  ]
  const files = account?.files ?? job.files
  const finder = useFindInFiles(files.length)
  const baseName = splitName(job.files[0]?.name ?? 'bank-statement').base

  const select = (value: SelectedValue) => {
    setSelected(value)
    finder.ask(value.text)
    // On a phone the two sides take turns: the click asks for the page.
    setSide('left')
  }
  const show = (tab: typeof report) => {
    setWanted(tab)
    setSelected(null)
    finder.show(0)
  }
  const back = (
    <button type="button" className="btn btn-secondary only-wide" onClick={onBack}>
      <Icon of={arrowLeft} />
      Back
    </button>
  )
  return (
    <ResultFrame
      title="Analysis Output"
      job={job}
      onBack={onBack}
      took={`Execution time: ${minutesAndSeconds(job.tookMs)} Mins`}
      hint={
        report !== 'common' && (
          <>
            <Icon of={cursor} />
            Click a balance to find it in the statement
          </>
        )
      }
      bar={
        <StickyBar
          facts={[back]}
          reason={selected !== null && <FoundLine selection={selected} outcome={finder.outcome} />}
        >
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => downloadBlob(output.zip, `${baseName}_report.zip`)}
          >
            <Icon of={download} />
            Download Output
          </button>
        </StickyBar>
      }
    >
      <SplitView
        leftLabel="Source"
        rightLabel="Output"
        side={side}
        onSide={setSide}
        left={<BankSource files={files} finder={finder} />}
        right={
          <BankReport
            job={job}
            output={output}
            tabs={tabs}
            report={report}
            onShow={show}
            selected={selected}
            onSelect={select}
            baseName={baseName}
          >
            {feedback}
          </BankReport>
        }
      />
    </ResultFrame>
  )
}
