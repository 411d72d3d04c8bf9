import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import reception from 'bootstrap-icons/icons/reception-4.svg?raw'
import wifi from 'bootstrap-icons/icons/wifi.svg?raw'
import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { IconRows } from '#shared/candidate/IconRows.tsx'
import { useFormats } from '#shared/candidate/language.ts'
import { Notice } from '#shared/candidate/Notice.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { useNow } from '#shared/ui/useNow.ts'
import { sentOf, type Given } from '../asked.ts'
import type { Delivery } from '../flow/flow.ts'
import type { FormCase } from '../form.ts'
import { senderOf } from '../screens/senderOf.ts'
import { useWords } from '../words/words.ts'
import { weightOf } from './weight.ts'
import './sending.css'

type OfflineScreenProps = {
  formCase: FormCase
  filled: Given
  tries: number
  delivery: Extract<Delivery, { kind: 'waiting' }>
  onTry: () => void
}

/** The form waits for a network (look 18d): when the next try comes, what is kept, what would lose it. */
export function OfflineScreen({ formCase, filled, tries, delivery, onTry }: OfflineScreenProps) {
  const { sending } = useWords()
  const { number, clock, megabytes } = useFormats()
  const now = useNow(1000)
  const { since, until } = delivery
  const { answers, photos } = sentOf(formCase, filled)
  const kept = [
    { text: sending.answersKept(number(Object.keys(answers).length)), note: null },
    {
      text: sending.photosKept(number(Object.keys(photos).length)),
      note: megabytes(weightOf(photos)),
    },
    { text: sending.placesKept, note: null },
  ]
  return (
    <CandidateFrame
      screen="offline"
      title={sending.offlineTitle}
      lead={sending.offlineLead}
      above={
        <span className="candidate-tile is-warning">
          <Icon of={wifiOff} />
        </span>
      }
      {...senderOf(formCase)}
      progress={{ name: sending.part, step: 4, of: 4 }}
      foot={<FootButton onPress={onTry}>{sending.tryNow}</FootButton>}
    >
      <div className="sending-wait">
        <div>
          <p>
            <b>{sending.nextTry(clock(Math.max(0, until - now)))}</b>
            <span>{sending.tries(number(tries))}</span>
          </p>
          <progress aria-hidden="true" max={until - since} value={Math.min(now, until) - since} />
        </div>
        <ul>
          {kept.map(({ text, note }) => (
            <li key={text}>
              <Icon of={check} />
              <span>{text}</span>
              {note !== null && <small>{note}</small>}
            </li>
          ))}
        </ul>
      </div>
      <Notice tone="warning" icon={triangle}>
        <b>{sending.keepOpen}</b> {sending.ifClosed}
      </Notice>
      <IconRows
        rows={[
          { icon: wifi, text: sending.flightMode },
          { icon: reception, text: sending.signal },
        ]}
      />
    </CandidateFrame>
  )
}
