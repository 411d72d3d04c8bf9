import warning from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import { Icon } from '#shared/ui/components/Icon.tsx'

const ERROR_TEXTS = {
  corrupt: {
    title: 'This file cannot be shown',
    description:
      'It is damaged or its content does not match its name. The file is unchanged: download it, or replace it with another copy.',
  },
  network: {
    title: 'The viewer could not be loaded',
    description: 'The connection was lost. The file is kept. Check the connection and try again.',
  },
  noPages: {
    title: 'This PDF has no pages',
    description:
      'It opens, but there is nothing in it to show. The file is unchanged: download it, or replace it with another copy.',
  },
  heavyPdf: {
    title: 'This PDF takes too long to open here',
    description:
      'The reader stopped responding; other files are not affected. The file is unchanged: download it, or replace it with a copy that was printed to PDF again.',
  },
  locked: {
    title: 'This workbook is locked',
    description: 'It opens with its password in a spreadsheet program. The file is unchanged.',
  },
  tooSlow: {
    title: 'This workbook takes too long to open here',
    description: 'Nothing is lost: download it and open it in a spreadsheet program.',
  },
  tooLarge: {
    title: 'This workbook is too large to show here',
    description: 'Nothing is lost: download it and open it in a spreadsheet program.',
  },
} as const
export type PreviewErrorReason = keyof typeof ERROR_TEXTS

type PreviewErrorProps = {
  reason: PreviewErrorReason
  /** The engine's message, for support. */
  detail?: string | undefined
  onRetry?: (() => void) | undefined
}

export function PreviewError({ reason, detail, onRetry }: PreviewErrorProps) {
  const { title, description } = ERROR_TEXTS[reason]
  return (
    <div className="preview-viewport">
      <div className="blank" role="alert">
        <Icon of={warning} />
        <h3>{title}</h3>
        <p>{description}</p>
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
