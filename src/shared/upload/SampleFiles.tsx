import fileEarmarkText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import { useState } from 'react'
import Modal from 'react-bootstrap/Modal'
import { raise } from '#shared/errors/ask.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes } from '#shared/lib/size.ts'
import { selectIsTrial } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { loadSample } from './loadSample.ts'
import type { Sample } from './sample.ts'
import './upload.css'

type SampleFilesProps = { samples: readonly Sample[]; onPick: (file: File) => void }

/** 'Use Sample File' and its popup, for trial users (shell §6). Renders nothing for others. */
export function SampleFiles({ samples, onPick }: SampleFilesProps) {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const [open, setOpen] = useState(false)
  if (!isTrial || samples.length === 0) return null

  async function pick(sample: Sample) {
    setOpen(false)
    const file = await loadSample(sample).catch(() => null)
    if (file === null)
      dispatch(raise('uploadFailed', { detail: 'The sample could not be loaded.' }))
    else onPick(file)
  }

  return (
    <>
      <button type="button" className="btn btn-ghost" onClick={() => setOpen(true)}>
        Use Sample File
      </button>
      <Modal show={open} onHide={() => setOpen(false)} centered aria-labelledby="sample-documents">
        <div className="upload-samples">
          <h2 id="sample-documents">Sample Documents</h2>
          <p className="small muted">
            default sample document provided for use during your free trial
          </p>
          <ul>
            {samples.map((sample) => (
              <li key={sample.url}>
                <button type="button" className="menu-tile" onClick={() => void pick(sample)}>
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
          <div className="upload-samples-foot">
            <button type="button" className="btn btn-secondary" onClick={() => setOpen(false)}>
              Cancel
            </button>
          </div>
        </div>
      </Modal>
    </>
  )
}
