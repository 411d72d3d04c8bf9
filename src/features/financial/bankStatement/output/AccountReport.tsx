import table from 'bootstrap-icons/icons/table.svg?raw'
import { useState } from 'react'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { SheetRequest } from '#shared/ui/preview/viewerProps.ts'
import { AccountMonths } from './months/AccountMonths.tsx'
import { useAccountFigures } from './months/useAccountFigures.ts'
import { ReportPreview, type ReportPreviewProps } from './ReportPreview.tsx'
import type { SelectedValue } from './selectedValue.ts'

type AccountReportProps = ReportPreviewProps & {
  workbook: Blob
  selected: SelectedValue | null
  onSelect: (value: SelectedValue, precedingTexts?: readonly string[]) => void
  onWorkbook: () => void
}

/** The months and figures, or the report that they link to; each fills the pane (decisions L89). */
export function AccountReport({
  workbook,
  selected,
  onSelect,
  onWorkbook,
  ...report
}: AccountReportProps) {
  const account = useAccountFigures(workbook)
  const [request, setRequest] = useState<SheetRequest | null>(null)
  const open = (target: Omit<SheetRequest, 'nonce'>) => {
    onWorkbook()
    setRequest((before) => ({ ...target, nonce: (before?.nonce ?? 0) + 1 }))
  }
  const firstSheet =
    account.kind === 'read' && account.entries.kind === 'read'
      ? account.entries.list[0]?.sheet
      : undefined
  const hasMonths =
    account.kind === 'reading' || (account.kind === 'read' && account.months.length > 0)
  const showsMonths = report.format === 'Months'
  return (
    <>
      <div className="bank-months" hidden={!showsMonths}>
        <AccountMonths
          account={account}
          selected={selected?.path ?? null}
          onSelect={onSelect}
          onOpenSheet={open}
        />
      </div>
      <div className="panel bank-workbook" hidden={showsMonths && hasMonths}>
        <ReportPreview
          {...report}
          sheetRequest={request}
          actions={
            firstSheet !== undefined && (
              <button
                type="button"
                className="btn btn-secondary btn-sm"
                onClick={() => open({ sheet: firstSheet })}
              >
                <Icon of={table} />
                Transactions
              </button>
            )
          }
        />
      </div>
    </>
  )
}
