import cursor from 'bootstrap-icons/icons/cursor.svg?raw'
import { useState } from 'react'
import type { ResultProps } from '#shared/analyzer/definition.ts'
import { ResultFrame } from '#shared/analyzer/result/ResultFrame.tsx'
import { SourcePane } from '#shared/analyzer/result/SourcePane.tsx'
import { useFindInSource } from '#shared/analyzer/result/useFindInSource.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { SplitView, type SplitSide } from '#shared/ui/SplitView.tsx'
import type { Payslip } from './contract.ts'
import { PayslipBar } from './PayslipBar.tsx'
import { PayslipSheet } from './PayslipSheet.tsx'
import { occurrenceOf, type Selection } from './selection.ts'
import './payslip.css'

/** The result beside its source: a click on a value finds it on the page (look 05). */
export function PayslipResult({ job, result, onBack, feedback }: ResultProps<readonly Payslip[]>) {
  const [shown, setShown] = useState(0)
  const [selection, setSelection] = useState<Selection | null>(null)
  const [side, setSide] = useState<SplitSide>('right')
  const { find, outcome, ask, onFound } = useFindInSource()
  const file = job.files[0]
  const payslip = result[shown]
  const select = (place: string, label: string, text: string) => {
    const whole = `${shown}:${place}`
    setSelection({ place: whole, label, text })
    ask(text, occurrenceOf(result, whole))
    // On a phone the two sides take turns: the click asks for the page.
    setSide('left')
  }
  return (
    <ResultFrame
      title="Payslip result"
      job={job}
      onBack={onBack}
      hint={
        <>
          <Icon of={cursor} />
          Click a figure to find it on the page
        </>
      }
      bar={
        <PayslipBar
          payslips={result}
          sourceName={file?.name ?? 'payslip'}
          selection={selection}
          outcome={outcome}
          onBack={onBack}
        />
      }
    >
      <SplitView
        leftLabel="Source"
        rightLabel="Result"
        side={side}
        onSide={setSide}
        left={file !== undefined && <SourcePane file={file} find={find} onFound={onFound} />}
        right={
          payslip !== undefined && (
            <div className="payslip-pane">
              <PayslipSheet
                payslip={payslip}
                index={shown}
                count={result.length}
                selected={selection?.place ?? null}
                onSelect={select}
                onShow={setShown}
              />
              {feedback}
            </div>
          )
        }
      />
    </ResultFrame>
  )
}
