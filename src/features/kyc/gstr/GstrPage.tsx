import { Suspense, useRef } from 'react'
import { useStageHeading } from '#shared/analyzer/useStageHeading.ts'
import { SERVICES } from '#shared/session/services.ts'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { LostDialog } from '#shared/ui/LostDialog.tsx'
import { HomeLink } from '#shared/ui/HomeLink.tsx'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { Stepper } from '#shared/ui/Stepper.tsx'
import { DetailsForm } from './details/DetailsForm.tsx'
import { GstrInstructions } from './details/GstrInstructions.tsx'
import { HowItGoes } from './details/HowItGoes.tsx'
import type { GstrState } from './step.ts'
import { useGstr } from './useGstr.ts'
import './gstr.css'

const STEPS = ['Details', 'OTP', 'Download'] as const
const STEP_OF: Record<GstrState['kind'], number> = { details: 0, otp: 1, verified: 2 }

const OtpDialog = lazyPart(async () => (await import('./otp/OtpDialog.tsx')).OtpDialog, {
  what: 'The OTP',
  Lost: LostDialog,
})
const Fetched = lazyPart(async () => (await import('./fetched/Fetched.tsx')).Fetched, {
  what: 'The fetched data',
})

/** /gstr (kyc §2, screen D; look 12). */
export function GstrPage() {
  const gstinField = useRef<HTMLInputElement>(null)
  const gstr = useGstr(() => gstinField.current?.focus())
  const { state } = gstr
  // The OTP stands over the details: the page does not begin anew under it.
  const heading = useStageHeading('gstr', state.kind === 'verified' ? STEP_OF.verified : 0)
  const proceed = () => {
    OtpDialog.preload().catch(() => undefined) // the real load says so
    void gstr.proceed()
  }
  return (
    <div className="page">
      <PageHead
        title={SERVICES.gstr.label}
        line="A taxpayer’s GST data, fetched with the taxpayer’s consent by OTP."
        heading={heading}
        onBack={state.kind === 'verified' ? gstr.clear : undefined}
      >
        <Stepper steps={STEPS} current={STEP_OF[state.kind]} />
        <HomeLink />
      </PageHead>
      {state.kind === 'verified' ? (
        <Suspense fallback={null}>
          <Fetched
            verified={state}
            onLook={() => void gstr.fetchZip()}
            onSave={() => void gstr.saveZip()}
          />
        </Suspense>
      ) : (
        <div className="gstr-columns">
          <div className="gstr-main">
            <DetailsForm
              state={state}
              gstinField={gstinField}
              onTyped={gstr.type}
              onClear={gstr.clear}
              onProceed={proceed}
            />
            <HowItGoes />
          </div>
          <GstrInstructions />
        </div>
      )}
      {state.kind === 'otp' && (
        <Suspense fallback={null}>
          <OtpDialog
            otp={state}
            onVerify={(digits) => void gstr.verify(digits)}
            onClose={gstr.cancel}
          />
        </Suspense>
      )}
    </div>
  )
}
