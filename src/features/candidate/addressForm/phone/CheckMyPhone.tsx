import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import type { FormCase } from '../form.ts'
import { useWhereabouts } from '../location/useWhereabouts.ts'
import { senderOf } from '../screens/senderOf.ts'
import { useWords } from '../words/words.ts'
import { Blocked } from './Blocked.tsx'
import { browserOf } from './browser.ts'
import { OutsideWays } from './OutsideWays.tsx'
import { CHECKS, readinessOf, type Check, type Tone } from './readiness.ts'
import { ReadinessRow } from './ReadinessRow.tsx'
import { usePhoneTests } from './usePhoneTests.ts'
import './phone.css'

type CheckMyPhoneProps = {
  formCase: FormCase
  onContinue: () => void
  onBack: (() => void) | undefined
}

const PRESSABLE: ReadonlySet<Tone> = new Set(['ask', 'warning', 'stop'])

/** So that nothing stops somebody half-way: what the form needs of the phone, each fine or with its repair (look 18b). */
export function CheckMyPhone({ formCase, onContinue, onBack }: CheckMyPhoneProps) {
  const { frame, phone: words, screens } = useWords()
  const { number } = useFormats()
  const { state: location, allow } = useWhereabouts()
  const { camera, storage, network, askCamera, askNetwork } = usePhoneTests()
  const browser = browserOf(navigator.userAgent)

  if (location.kind === 'denied')
    return <Blocked permission="location" {...{ formCase, browser, onBack }} onAgain={allow} />
  if (camera.kind === 'denied')
    return <Blocked permission="camera" {...{ formCase, browser, onBack }} onAgain={askCamera} />

  const found = { isSecure: window.isSecureContext, camera, location, storage, network }
  const rows = CHECKS.map((check) => ({
    check,
    row: readinessOf(check, found, { words, number, browser }),
  }))
  const count = (...tones: Tone[]) => rows.filter(({ row }) => tones.includes(row.tone)).length
  const asks: Partial<Record<Check, { label: string; ask: () => void }>> = {
    camera: { label: words.ask.camera, ask: askCamera },
    location: { label: words.ask.location, ask: allow },
    network: { label: words.testAgain, ask: askNetwork },
  }
  const isOff = count('stop') > 0

  return (
    <CandidateFrame
      screen="checkPhone"
      title={words.title}
      lead={words.lead}
      progress={{ name: screens.terms.step, step: 2, of: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      foot={
        <FootButton
          onPress={onContinue}
          isOff={isOff}
          note={noteOf(isOff, count('ask'), count('warning'))}
        >
          {frame.continue}
        </FootButton>
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
              {browser === 'inApp' && row.tone === 'stop' && <OutsideWays />}
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
