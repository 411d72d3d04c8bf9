import table from 'bootstrap-icons/icons/table.svg?raw'
import { Suspense, useState } from 'react'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { RenderNothing } from '#shared/ui/loading/RenderNothing.tsx'
import type { SheetRequest } from '#shared/ui/preview/viewerProps.ts'
import type { ReadCompletelyProps } from './completeness/ReadCompletely.tsx'
import { AccountMonths } from './months/AccountMonths.tsx'
import { useAccountFigures } from './months/useAccountFigures.ts'
import { ReportPreview, type ReportPreviewProps } from './ReportPreview.tsx'
import type { SelectedValue } from './selectedValue.ts'

const ReadCompletely = lazyWithRetry<ReadCompletelyProps>(
  async () => (await import('./completeness/ReadCompletely.tsx')).ReadCompletely,
  { label: 'The comparison with the statement', LoadError: RenderNothing },
)

type AccountReportProps = ReportPreviewProps & {
  files: readonly AcceptedFile[]
  workbook: Blob
  selected: SelectedValue | null
  onSelect: (value: SelectedValue, precedingTexts?: readonly string[]) => void
  onWorkbook: () => void
}

/** The months and figures, or the report that they link to; each fills the pane (decisions L89). */
export function AccountReport({
  files,
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
      {account.kind === 'read' && account.entries.kind === 'read' && (
        <Suspense fallback={null}>
          <ReadCompletely files={files} entries={account.entries.list} />
        </Suspense>
      )}
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
