import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { Suspense, type ComponentProps } from 'react'
import Modal from 'react-bootstrap/Modal'
import { useFormats, useCandidateLanguage } from '#shared/kits/candidate/language/language.ts'
import { RetryButtons } from '#shared/kits/candidate/RetryButtons.tsx'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import './camera.css'
import { trapFocus } from '#shared/ui/components/overlays/trapFocus.ts'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import type { LoadErrorProps } from '#shared/ui/loading/loadErrorTexts.ts'
import { useTranslations } from '../translations.ts'

function CameraLoadError({ reason, isTrying, onRetry }: LoadErrorProps) {
  const { loadError } = useCandidateLanguage().frame
  const messages = useTranslations().photos.camera
  return (
    <section className="panel page-panel" role="alert">
      <EmptyState icon={cloudSlash} title={messages.lost} description={loadError[reason]}>
        <RetryButtons {...{ reason, isTrying, onRetry }} />
      </EmptyState>
    </section>
  )
}

export const CameraView = lazyWithRetry(async () => (await import('./CameraView.tsx')).CameraView, {
  label: 'The camera',
  LoadError: CameraLoadError,
})

type CameraOverlayProps = ComponentProps<typeof CameraView> & {
  position: number
  total: number
  onClose: () => void
}

/** Opens at once, while the camera's code is still loading. */
export function CameraOverlay({ position, total, onClose, ...view }: CameraOverlayProps) {
  const { frame, photos: messages } = useTranslations()
  const { number } = useFormats()
  return (
    <Modal
      show
      animation={false}
      backdrop={false}
      onHide={onClose}
      onKeyDown={trapFocus}
      className="camera"
      aria-labelledby="camera-title"
      data-bs-theme="dark"
    >
      <div className="candidate camera-content">
        <header className="camera-head">
          <div>
            <h2 id="camera-title">{messages.names[view.photo]}</h2>
            <p>{frame.stepOf({ step: number(position), total: number(total) })}</p>
          </div>
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            <Icon of={close} />
            {messages.camera.close}
          </button>
        </header>
        <Suspense
          fallback={
            <>
              <div className="camera-stage">
                <div className="camera-frame" />
              </div>
              <p className="camera-text camera-line" role="status">
                {messages.camera.opening}
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
