import fileEarmarkText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import Modal from 'react-bootstrap/Modal'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Sample } from './sample.ts'
import '../upload.css'

type SampleDialogProps = {
  samples: readonly Sample[]
  onPick: (sample: Sample) => void
  onClose: () => void
}

/** The Sample Documents dialog (analyzers §2): name, pages and size of each. */
export function SampleDialog({ samples, onPick, onClose }: SampleDialogProps) {
  return (
    <Modal show onHide={onClose} centered aria-labelledby="sample-documents">
      <div className="upload-samples">
        <h2 id="sample-documents">Sample Documents</h2>
        <p className="small muted">
          default sample document provided for use during your free trial
        </p>
        <ul>
          {samples.map((sample) => (
            <li key={sample.url}>
              <button type="button" className="menu-tile" onClick={() => onPick(sample)}>
                <span className="ico">
                  <Icon of={fileEarmarkText} />
                </span>
                <span>
                  <span className="medium">{sample.name}</span>
                  <span className="tiny faint upload-sample-facts">
                    {sample.pages !== null && `${plural(sample.pages, 'page')} · `}
                    {formatMegabytes(sample.size)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="upload-samples-footer">
          <button type="button" className="btn btn-secondary" onClick={onClose}>
            Cancel
          </button>
        </div>
      </div>
    </Modal>
  )
}
