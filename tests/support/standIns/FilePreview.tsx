import type { PickedCell } from '#shared/preview/viewerProps.ts'
import type { FilePreviewProps } from '#shared/preview/FilePreview.tsx'

const INVENTORIES: Omit<PickedCell, 'sheet'> = {
  label: 'Inventories',
  text: '2,214.65',
  nth: 1,
  before: ['Current assets', 'Inventories'],
}

/**
 * The viewers' place, for jsdom draws neither page nor grid: it names the file, tells what it was asked to find, and gives the
 * answer that the test presses. A workbook whose cells can be chosen has one of them on two sheets.
 */
export function FilePreview(props: FilePreviewProps) {
  const { name, password, find, onFound, show, actions, onPickCell } = props
  return (
    <section aria-label={`Preview of ${name}`}>
      {password !== undefined && 'with its password'}
      {actions}
      {show !== null && show !== undefined && (
        <p>
          Sheet {show.sheet},{' '}
          {show.rows === undefined ? 'all rows' : `rows ${show.rows.join(', ')}`}
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
            {find.after === undefined ? `occurrence ${find.nth}` : `after ${find.after.join(', ')}`}
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
