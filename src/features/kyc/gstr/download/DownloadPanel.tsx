import checkLg from 'bootstrap-icons/icons/check-lg.svg?raw'
import download from 'bootstrap-icons/icons/download.svg?raw'
import zipIcon from 'bootstrap-icons/icons/file-earmark-zip.svg?raw'
import info from 'bootstrap-icons/icons/info-circle.svg?raw'
import search from 'bootstrap-icons/icons/search.svg?raw'
import { useState } from 'react'
import { formatSize } from '#shared/platform/lib/numbers/size.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { GstrState } from '../gstrReducer.ts'
import { ZipBrowser } from './ZipBrowser.tsx'
import './download.css'

type Verified = Extract<GstrState, { kind: 'verified' }>

type DownloadPanelProps = {
  verified: Verified
  onPreview: () => void
  onSave: () => void
}

export function DownloadPanel({ verified, onPreview, onSave }: DownloadPanelProps) {
  const { taxpayer, verifiedAt, documents } = verified
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const isFetching = documents.kind === 'fetching'
  const isEmpty = documents.kind === 'ready' && documents.isEmpty
  return (
    <>
      <section className="panel gstr-done" aria-label="Fetched data">
        <div className="gstr-done-text">
          <span className="gstr-done-icon" aria-hidden="true">
            <Icon of={checkLg} />
          </span>
          <h2>
            {isEmpty ? 'The GST portal returned no data' : 'Data fetched successfully'} for GSTIN -{' '}
            <span className="gstr-number">{taxpayer.gstin}</span>
          </h2>
          <p className="small muted">{formatIndiaDateTime(verifiedAt)}</p>
          {isEmpty && (
            <p className="small" role="alert">
              The ZIP contains no files. Check with the taxpayer that returns are filed, then fetch
              the data again.
            </p>
          )}
        </div>
        <div className="gstr-file">
          <span className="gstr-file-icon">
            <Icon of={zipIcon} className="lg" />
          </span>
          <div className="gstr-file-text">
            <div className="medium">{taxpayer.gstin}.zip</div>
            <div className="small muted" role="status">
              {describeFile(documents)}
            </div>
          </div>
          <div className="gstr-file-actions">
            <button
              type="button"
              className="btn btn-secondary"
              aria-disabled={isFetching}
              aria-expanded={isPreviewOpen && !isFetching}
              onClick={() => {
                setPreviewOpen(!isPreviewOpen)
                if (!isPreviewOpen) onPreview()
              }}
            >
              <Icon of={search} />
              View contents
            </button>
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={isFetching}
              onClick={onSave}
            >
              <Icon of={download} />
              Download Data
            </button>
          </div>
        </div>
      </section>
      {isPreviewOpen && documents.kind === 'ready' && <ZipBrowser zip={documents.zip} />}
      <p className="gstr-back-note small muted">
        <Icon of={info} />
        Going back clears the GSTIN, the username and the fetched data. A new fetch needs a new OTP.
      </p>
    </>
  )
}

function describeFile(documents: Verified['documents']): string {
  switch (documents.kind) {
    case 'none':
      return 'ZIP, created when you download it'
    case 'fetching':
      return 'Fetching from the GST portal…'
    case 'ready':
      return `ZIP, ${formatSize(documents.zip.size)}`
    default:
      return documents satisfies never
  }
}
