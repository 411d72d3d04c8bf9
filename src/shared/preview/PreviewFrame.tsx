import downloadIcon from 'bootstrap-icons/icons/download.svg?raw'
import type { KeyboardEvent, ReactNode } from 'react'
import { downloadBlob } from '#shared/lib/download.ts'
import { cutName, OUTPUT_NAME_MAX } from '#shared/lib/fileName.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { ViewerProps } from './viewerProps.ts'
import './preview.css'

type PreviewFrameProps = ViewerProps & {
  /** Groups of the bar between the name and Download. */
  tools?: ReactNode
  /** A row under the bar. */
  under?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
  children: ReactNode
}

/** The bar of every viewer (look 05) over what it shows. */
export function PreviewFrame({
  source,
  name,
  actions,
  downloadable = true,
  tools,
  under,
  onKeyDown,
  children,
}: PreviewFrameProps) {
  return (
    <section className="preview" aria-label={`Preview of ${name}`}>
      <div className="preview-frame" onKeyDown={onKeyDown}>
        <div className="viewer-bar preview-bar">
          <span className="preview-name clip medium" title={name}>
            {cutName(name, OUTPUT_NAME_MAX, OUTPUT_NAME_MAX)}
          </span>
          {tools}
          {actions}
          {downloadable && (
            <button
              type="button"
              className="btn btn-ghost btn-sm"
              aria-label="Download"
              title="Download"
              onClick={() => downloadBlob(source, name)}
            >
              <Icon of={downloadIcon} />
              <span className="preview-word">Download</span>
            </button>
          )}
        </div>
        {under}
        {children}
      </div>
    </section>
  )
}
