import download from 'bootstrap-icons/icons/download.svg?raw'
import { ResultBar } from '#shared/analyzer/result/ResultBar.tsx'
import type { FindOutcome } from '#shared/analyzer/result/useFindInSource.ts'
import { downloadJson } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { toPayslipJson, type Payslip } from './contract.ts'
import type { Selection } from './selection.ts'

type PayslipBarProps = {
  payslips: readonly Payslip[]
  sourceName: string
  selection: Selection | null
  outcome: FindOutcome
  onBack: () => void
}

/** Foot of the result, with Download Json. */
export function PayslipBar({ payslips, sourceName, ...bar }: PayslipBarProps) {
  return (
    <ResultBar {...bar}>
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => downloadJson(toPayslipJson(payslips), `${splitName(sourceName).base}.json`)}
      >
        <Icon of={download} />
        Download Json
      </button>
    </ResultBar>
  )
}
