import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { useFormats } from '#shared/kits/candidate/language.ts'
import type { FormCase } from '../model/form.ts'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import { formatDuration } from '../common/formatDuration.ts'
import { senderOf } from '../model/senderOf.ts'
import { useTranslations } from '../translations.ts'
import { PermissionBlocked, OpenInBrowser } from './PermissionBlocked.tsx'
import { detectBrowser } from './detectBrowser.ts'
import { CHECKS, checkReadiness, type Check, type Tone } from './readiness.ts'
import { ReadinessRow } from './ReadinessRow.tsx'
import { usePhoneTests } from './usePhoneTests.ts'
import './phone.css'

type CheckMyPhoneProps = {
  formCase: FormCase
  onContinue: () => void
  onBack: (() => void) | undefined
}

const PRESSABLE: ReadonlySet<Tone> = new Set(['ask', 'warning', 'stop'])

/** Checks what the form needs of the phone before the user starts, with instructions for problems (look 18b). */
export function CheckMyPhone({ formCase, onContinue, onBack }: CheckMyPhoneProps) {
  const { frame, phone: words, screens, duration } = useTranslations()
  const { number } = useFormats()
  const { state: location, requestLocation } = useGeolocation()
  const { camera, storage, network, runCameraTest, runNetworkTest } = usePhoneTests()
  const browser = detectBrowser(navigator.userAgent)

  if (location.kind === 'denied')
    return (
      <PermissionBlocked
        permission="location"
        {...{ formCase, browser, onBack }}
        onRetry={requestLocation}
      />
    )
  if (camera.kind === 'denied')
    return (
      <PermissionBlocked
        permission="camera"
        {...{ formCase, browser, onBack }}
        onRetry={runCameraTest}
      />
    )

  const found = { isSecure: window.isSecureContext, camera, location, storage, network }
  const rows = CHECKS.map((check) => ({
    check,
    row: checkReadiness(check, found, {
      words,
      number,
      duration: (minutes) => formatDuration(minutes, duration),
      browser,
    }),
  }))
  const count = (...tones: Tone[]) => rows.filter(({ row }) => tones.includes(row.tone)).length
  const asks: Partial<Record<Check, { label: string; ask: () => void }>> = {
    camera: { label: words.ask.camera, ask: runCameraTest },
    location: { label: words.ask.location, ask: requestLocation },
    network: { label: words.testAgain, ask: runNetworkTest },
  }
  const isOff = count('stop') > 0

  return (
    <CandidateFrame
      screen="checkPhone"
      title={words.title}
      lead={words.lead}
      progress={{ name: screens.terms.step, step: 2, total: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      footer={
        <FooterButton
          onPress={onContinue}
          isDisabled={isOff}
          note={noteOf(isOff, count('ask'), count('warning'))}
        >
          {frame.continue}
        </FooterButton>
      }
    >
      <ul className="readinesses">
        {rows.map(({ check, row }) => {
          const way = asks[check]
          return (
            <ReadinessRow key={check} {...{ check }} {...row}>
              {way !== undefined && PRESSABLE.has(row.tone) && (
                <button type="button" className="btn btn-secondary" onClick={way.ask}>
                  {row.tone === 'ask' ? way.label : words.testAgain}
                </button>
              )}
              {browser === 'inApp' && row.tone === 'stop' && <OpenInBrowser />}
            </ReadinessRow>
          )
        })}
      </ul>
    </CandidateFrame>
  )

  function noteOf(isStopped: boolean, unasked: number, warnings: number): string | undefined {
    if (isStopped) return words.stopped
    if (unasked > 0) return words.willBeAsked
    return warnings > 0 ? words.mayGoOn : undefined
  }
}
