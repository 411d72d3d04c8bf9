import { useState } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { formatDuration } from '../common/formatDuration.ts'
import { useGeolocation } from '../geolocation/locationWatcher.ts'
import type { Permission } from '../model/flow.ts'
import type { FormCase } from '../model/form.ts'
import { senderOf } from '../model/senderOf.ts'
import { useTranslations, type Translations } from '../translations.ts'
import { detectBrowser } from './detectBrowser.ts'
import { PermissionBlocked, OpenInBrowser } from './PermissionBlocked.tsx'
import type { NetworkTest } from './phoneTests.ts'
import {
  checkReadiness,
  checksOf,
  type PhoneCheck,
  type Readiness,
  type CheckTone,
} from './readiness.ts'
import { ReadinessRow } from './ReadinessRow.tsx'
import { usePhoneTests } from './usePhoneTests.ts'
import './phone.css'

type CheckMyPhoneProps = {
  formCase: FormCase
  network: NetworkTest | null
  onNetwork: (network: NetworkTest) => void
  onContinue: () => void
  onBack: (() => void) | undefined
}

const PRESSABLE: ReadonlySet<CheckTone> = new Set(['ask', 'warning', 'stop'])

export function CheckMyPhone({ formCase, onContinue, onBack, ...known }: CheckMyPhoneProps) {
  const { frame, phone: messages, screens, duration } = useTranslations()
  const { number } = useFormats()
  const { state: location, requestLocation } = useGeolocation()
  const checks = checksOf(formCase)
  const { camera, storage, network, runCameraTest, runNetworkTest } = usePhoneTests({
    needsCamera: checks.includes('camera'),
    ...known,
  })
  /** Its screen stays until the result of the new check is known. */
  const [retried, setRetried] = useState<Permission | null>(null)
  const browser = detectBrowser(navigator.userAgent)
  const isRetrying = {
    location: retried === 'location' && location.kind === 'asking',
    camera: retried === 'camera' && camera.kind === 'testing',
  }
  const blocked = (permission: Permission, test: () => void) => (
    <PermissionBlocked
      {...{ permission, formCase, browser, onBack }}
      retry={isRetrying[permission] ? 'running' : retried === permission ? 'blocked' : null}
      onRetry={() => {
        setRetried(permission)
        test()
      }}
    />
  )
  if (location.kind === 'denied' || isRetrying.location) return blocked('location', requestLocation)
  if (camera.kind === 'denied' || isRetrying.camera) return blocked('camera', runCameraTest)

  const found = { isSecure: window.isSecureContext, camera, location, storage, network }
  const rows = checks.map((check) => ({
    check,
    row: checkReadiness(check, found, {
      messages,
      number,
      duration: (minutes) => formatDuration(minutes, duration),
      browser,
    }),
  }))
  const count = (...tones: CheckTone[]) => rows.filter(({ row }) => tones.includes(row.tone)).length
  const actions: Partial<Record<PhoneCheck, { label: string; onPress: () => void }>> = {
    camera: { label: messages.ask.camera, onPress: runCameraTest },
    location: { label: messages.ask.location, onPress: requestLocation },
    network: { label: messages.testAgain, onPress: runNetworkTest },
  }

  return (
    <CandidateFrame
      screen="checkPhone"
      title={messages.title}
      lead={messages.lead}
      progress={{ name: screens.terms.step, step: 2, total: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      footer={
        <FooterButton
          onPress={onContinue}
          isDisabled={count('stop') > 0}
          note={noteOf(messages, count)}
        >
          {frame.continue}
        </FooterButton>
      }
    >
      <ul className="readinesses">
        {rows.map(({ check, row }) => (
          <RowWithAction key={check} {...{ check, row, browser }} action={actions[check]} />
        ))}
      </ul>
    </CandidateFrame>
  )
}

/** What the phone lacks, the worst first. */
function noteOf(
  messages: Translations['phone'],
  count: (...tones: CheckTone[]) => number,
): string | undefined {
  if (count('stop') > 0) return messages.stopped
  if (count('ask') > 0) return messages.willBeAsked
  return count('warning') > 0 ? messages.mayGoOn : undefined
}

type RowWithActionProps = {
  check: PhoneCheck
  row: Readiness
  browser: ReturnType<typeof detectBrowser>
  action: { label: string; onPress: () => void } | undefined
}

function RowWithAction({ check, row, browser, action }: RowWithActionProps) {
  const { phone: messages } = useTranslations()
  const label = row.tone === 'ask' ? action?.label : undefined
  return (
    <ReadinessRow
      check={check}
      {...row}
      action={
        action && PRESSABLE.has(row.tone)
          ? { label: label ?? messages.testAgain, onPress: action.onPress }
          : undefined
      }
    >
      {browser === 'inApp' && row.tone === 'stop' && <OpenInBrowser />}
    </ReadinessRow>
  )
}
