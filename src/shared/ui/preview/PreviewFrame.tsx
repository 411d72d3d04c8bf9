import downloadIcon from 'bootstrap-icons/icons/download.svg?raw'
import type { KeyboardEvent, ReactNode } from 'react'
import { downloadBlob } from '#shared/platform/lib/download.ts'
import { truncateFileName, OUTPUT_NAME_MAX } from '#shared/platform/lib/text/fileName.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { ViewerProps } from './viewerProps.ts'
import './preview.css'

type PreviewFrameProps = ViewerProps & {
  tools?: ReactNode
  /** After all buttons: it comes on a line of its own where the toolbar is too narrow. */
  toolbarEnd?: ReactNode
  belowToolbar?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The toolbar of every viewer (look 05) above its content. */
export function PreviewFrame({
  source,
  name,
  actions,
  isDownloadable = true,
  tools,
  toolbarEnd,
  belowToolbar,
  onKeyDown,
  children,
}: PreviewFrameProps) {
  return (
    <section className="preview" aria-label={`Preview of ${name}`}>
      <div className="preview-frame" onKeyDown={onKeyDown}>
        <div className="viewer-bar preview-toolbar">
          <span className="preview-name clip medium" title={name}>
            {truncateFileName(name, OUTPUT_NAME_MAX, OUTPUT_NAME_MAX)}
          </span>
          {tools}
          {actions}
          {isDownloadable && (
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              aria-label="Download"
              title="Download"
              onClick={() => downloadBlob(source, name)}
            >
              <Icon of={downloadIcon} />
              <span className="preview-label">Download</span>
            </button>
          )}
          {toolbarEnd}
        </div>
        {belowToolbar}
        {children}
      </div>
    </section>
  )
}
