import warning from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'

/** Why a file cannot be shown, and what can be done about it. */
const REASONS = {
  corrupt: {
    title: 'This file cannot be shown',
    line: 'It is damaged or is not what its name says. The file itself is kept as it is: download it, or replace it with a fresh copy.',
  },
  network: {
    title: 'The viewer could not be loaded',
    line: 'The connection was lost. The file is kept. Check the connection and try again.',
  },
  noPages: {
    title: 'This PDF has no pages',
    line: 'It opens, but there is nothing in it to show. The file itself is kept as it is: download it, or replace it with a fresh copy.',
  },
  heavyPdf: {
    title: 'This PDF takes too long to open here',
    line: 'Its reader gave no sign of life and was stopped; other files are not affected. The file itself is kept as it is: download it, or replace it with a copy that was printed to PDF anew.',
  },
  locked: {
    title: 'This workbook is locked',
    line: 'It opens with its password in a spreadsheet program. The file itself is kept as it is.',
  },
  tooSlow: {
    title: 'This workbook takes too long to open here',
    line: 'Nothing is lost: download it and open it in a spreadsheet program.',
  },
  tooLarge: {
    title: 'This workbook is too large to show here',
    line: 'Nothing is lost: download it and open it in a spreadsheet program.',
  },
} as const
export type FailureReason = keyof typeof REASONS

type PreviewFailedProps = {
  why: FailureReason
  /** The engine's own words, for support. */
  detail?: string | undefined
  onRetry?: (() => void) | undefined
}

export function PreviewFailed({ why, detail, onRetry }: PreviewFailedProps) {
  const { title, line } = REASONS[why]
  return (
    <div className="preview-well">
      <div className="blank" role="alert">
        <Icon of={warning} />
        <h3>{title}</h3>
        <p>{line}</p>
        {detail !== undefined && detail !== '' && <small className="tiny faint">{detail}</small>}
        {onRetry !== undefined && (
          <button type="button" className="btn btn-secondary" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </div>
  )
}
