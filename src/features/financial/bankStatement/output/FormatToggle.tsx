export const FORMATS = ['Excel', 'PDF'] as const
export type Format = (typeof FORMATS)[number]

type FormatToggleProps = { shown: Format; onShow: (format: Format) => void }

/** The same analysis as a workbook or as a PDF. */
export function FormatToggle({ shown, onShow }: FormatToggleProps) {
  return (
    <div className="segmented" role="group" aria-label="Format">
      {FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className={format === shown ? 'on' : undefined}
          aria-pressed={format === shown}
          onClick={() => onShow(format)}
        >
          {format}
        </button>
      ))}
    </div>
  )
}
