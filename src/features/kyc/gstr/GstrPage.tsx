import { Suspense, useRef } from 'react'
import { useStepHeading } from '#shared/kits/analyzer/useStepHeading.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { HomeLink } from '#shared/ui/components/HomeLink.tsx'
import { PageHeader } from '#shared/ui/components/PageHeader.tsx'
import { Stepper } from '#shared/ui/components/Stepper.tsx'
import { lazyWithRetry } from '#shared/ui/loading/lazyWithRetry.tsx'
import { LoadErrorDialog } from '#shared/ui/loading/LoadErrorDialog.tsx'
import { GstrInstructions } from './details/GstrInstructions.tsx'
import { TaxpayerForm } from './details/TaxpayerForm.tsx'
import type { GstrState } from './gstrReducer.ts'
import { useGstr } from './useGstr.ts'
import './gstr.css'

const PARTS = [
  { step: '1. Details', description: 'GSTIN and username' },
  { step: '2. OTP', description: '6 digits, read out by the taxpayer' },
  { step: '3. Download', description: 'One ZIP, named after the GSTIN' },
] as const

function StepsOverview() {
  return (
    <section className="panel gstr-instructions" aria-labelledby="gstr-instructions">
      <h2 id="gstr-instructions" className="help-title">
        How it works
      </h2>
      <ol>
        {PARTS.map(({ step, description }) => (
          <li key={step}>
            <span className="tiny faint">{step}</span>
            <span className="medium">{description}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

const STEPS = ['Details', 'OTP', 'Download'] as const
const STEP_OF: Record<GstrState['kind'], number> = { details: 0, otp: 1, verified: 2 }

const OtpDialog = lazyWithRetry(async () => (await import('./otp/OtpDialog.tsx')).OtpDialog, {
  label: 'The OTP',
  LoadError: LoadErrorDialog,
})
const Fetched = lazyWithRetry(
  async () => (await import('./download/DownloadPanel.tsx')).DownloadPanel,
  {
    label: 'The fetched data',
  },
)

export function GstrPage() {
  const gstinField = useRef<HTMLInputElement>(null)
  const gstr = useGstr(() => gstinField.current?.focus())
  const { state } = gstr
  // The OTP dialog is over the details, so the heading does not change.
  const heading = useStepHeading('gstr', state.kind === 'verified' ? STEP_OF.verified : 0)
  const proceed = () => {
    OtpDialog.preload().catch(() => undefined) // the real load reports it
    void gstr.proceed()
  }
  return (
    <div className="page gstr">
      <PageHeader
        title={SERVICES.gstr.label}
        subtitle="A taxpayer’s GST data, fetched with the taxpayer’s consent by OTP."
        headingRef={heading}
        onBack={state.kind === 'verified' ? gstr.clear : undefined}
      >
        <Stepper steps={STEPS} current={STEP_OF[state.kind]} />
        <HomeLink />
      </PageHeader>
      {state.kind === 'verified' ? (
        <Suspense fallback={null}>
          <Fetched
            verified={state}
            onPreview={() => void gstr.fetchZip()}
            onSave={() => void gstr.saveZip()}
          />
        </Suspense>
      ) : (
        <div className="gstr-columns">
          <div className="gstr-main">
            <TaxpayerForm
              state={state}
              gstinField={gstinField}
              onChange={gstr.changeTaxpayer}
              onClear={gstr.clear}
              onProceed={proceed}
            />
            <StepsOverview />
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
