import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Suspense, type ComponentProps } from 'react'
import Modal from 'react-bootstrap/Modal'
import { useFormats } from '#shared/candidate/language.ts'
import { keepTabInside } from '#shared/errors/keepTabInside.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { useWords } from '../words/words.ts'
import { CameraLost } from './CameraLost.tsx'
import './camera.css'

export const CameraView = lazyPart(async () => (await import('./CameraView.tsx')).CameraView, {
  what: 'The camera',
  Lost: CameraLost,
})

type CameraOverlayProps = ComponentProps<typeof CameraView> & {
  /** Its place among those that are asked for, from 1. */
  nth: number
  of: number
  onClose: () => void
}

/** One photo over the page (look 10e). It opens at once: on a slow line the camera's own code may still be on its way. */
export function CameraOverlay({ nth, of, onClose, ...view }: CameraOverlayProps) {
  const { frame, photos: words } = useWords()
  const { number } = useFormats()
  return (
    <Modal
      show
      animation={false}
      backdrop={false}
      onHide={onClose}
      onKeyDown={keepTabInside}
      className="camera"
      aria-labelledby="camera-title"
      data-bs-theme="dark"
    >
      <div className="candidate camera-content">
        <header className="camera-head">
          <div>
            <h2 id="camera-title">{words.names[view.photo]}</h2>
            <p>{frame.stepOf(number(nth), number(of))}</p>
          </div>
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            <Icon of={close} />
            {words.camera.close}
          </button>
        </header>
        <Suspense
          fallback={
            <>
              <div className="camera-frame" />
              <p className="camera-line" role="status">
                {words.camera.opening}
              </p>
              <div className="camera-foot" />
            </>
          }
        >
          <CameraView {...view} />
        </Suspense>
      </div>
    </Modal>
  )
}
