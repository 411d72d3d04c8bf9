import type { Comparison } from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'

type MemoButtonsProps = { applicant: Applicant; comparison: Comparison }

export function MemoButtons(_props: MemoButtonsProps) {
  return (
    <>
      <button type="button" className="btn btn-secondary" disabled>
        Print memo
      </button>
      <button type="button" className="btn btn-secondary" disabled>
        Workbook
      </button>
    </>
  )
}
