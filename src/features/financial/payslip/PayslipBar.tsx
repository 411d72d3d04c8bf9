import arrowLeft from 'bootstrap-icons/icons/arrow-left.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import { showToast } from '#shared/errors/toast.ts'
import { FoundLine } from '#shared/jobs/FoundLine.tsx'
import type { FindOutcome } from '#shared/jobs/useFindInSource.ts'
import { downloadJson } from '#shared/lib/download.ts'
import { splitName } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { StickyBar } from '#shared/ui/StickyBar.tsx'
import { toPayslipJson, type Payslip } from './contract.ts'
import type { Selection } from './selection.ts'

type PayslipBarProps = {
  payslips: readonly Payslip[]
  sourceName: string
  selection: Selection | null
  outcome: FindOutcome
  onBack: () => void
}

/** Foot of the result: Back, what became of the last click, Copy value, Download Json. */
export function PayslipBar({ payslips, sourceName, selection, outcome, onBack }: PayslipBarProps) {
  const back = (
    <button type="button" className="btn btn-secondary only-wide" onClick={onBack}>
      <Icon of={arrowLeft} />
      Back
    </button>
  )
  return (
    <StickyBar
      facts={[back]}
      reason={selection !== null && <FoundLine selection={selection} outcome={outcome} />}
    >
      {selection !== null && (
        <button type="button" className="btn btn-secondary" onClick={() => void copy(selection)}>
          <Icon of={clipboard} />
          Copy value
        </button>
      )}
      <button
        type="button"
        className="btn btn-primary"
        onClick={() => downloadJson(toPayslipJson(payslips), `${splitName(sourceName).base}.json`)}
      >
        <Icon of={download} />
        Download Json
      </button>
    </StickyBar>
  )
}

/** The clipboard is refused where the page is not served securely or the user said no. */
async function copy({ label, text }: Selection): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast('success', `${label} copied: ${text}`)
  } catch {
    showToast('error', 'The browser did not allow copying. Select the value and press Ctrl+C.')
  }
}
