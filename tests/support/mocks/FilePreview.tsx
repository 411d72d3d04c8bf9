import type { FilePreviewProps } from '#shared/ui/preview/FilePreview.tsx'
import type { PickedCell } from '#shared/ui/preview/viewerProps.ts'

const INVENTORIES: Omit<PickedCell, 'sheet'> = {
  label: 'Inventories',
  text: '2,214.65',
  nth: 1,
  precedingTexts: ['Current assets', 'Inventories'],
}

/**
 * Replaces the viewers, because jsdom draws neither pages nor grids: it shows the file's name and find request, and
 * reports the result that the test presses. A workbook with pickable cells has one on each of two sheets.
 */
export function FilePreview(props: FilePreviewProps) {
  const { name, password, find, onFound, sheetRequest, actions, onPickCell } = props
  return (
    <section aria-label={`Preview of ${name}`}>
      {password !== undefined && 'with its password'}
      {actions}
      {sheetRequest !== null && sheetRequest !== undefined && (
        <p>
          Sheet {sheetRequest.sheet},{' '}
          {sheetRequest.rows === undefined ? 'all rows' : `rows ${sheetRequest.rows.join(', ')}`}
          {sheetRequest.cell !== undefined && `, row ${sheetRequest.cell.row} selected`}
        </p>
      )}
      {onPickCell !== undefined && (
        <>
          <button
            type="button"
            onClick={() => onPickCell({ sheet: 'BALANCE SHEET', ...INVENTORIES })}
          >
            Cell as printed
          </button>
          <button
            type="button"
            onClick={() => onPickCell({ sheet: 'STANDARDIZED BALANCE SHEET', ...INVENTORIES })}
          >
            Cell as standardized
          </button>
        </>
      )}
      {find !== null && find !== undefined && (
        <>
          <p>
            Searched {find.text},{' '}
            {find.precedingTexts === undefined
              ? `occurrence ${find.nth}`
              : `after ${find.precedingTexts.join(', ')}`}
          </p>
          <button type="button" onClick={() => onFound?.({ found: true, page: 2 })}>
            It is in {name}
          </button>
          <button type="button" onClick={() => onFound?.({ found: false, page: null })}>
            It is not in {name}
          </button>
        </>
      )}
    </section>
  )
}
