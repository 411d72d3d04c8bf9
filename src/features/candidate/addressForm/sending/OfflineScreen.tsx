import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import reception from 'bootstrap-icons/icons/reception-4.svg?raw'
import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import wifi from 'bootstrap-icons/icons/wifi.svg?raw'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { useFormats } from '#shared/kits/candidate/language/language.ts'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useNow } from '#shared/ui/hooks/useNow.ts'
import type { SubmissionStatus } from '../model/flow.ts'
import type { FormCase, Photos } from '../model/form.ts'
import { valuesToSubmit, type FormValues } from '../model/formValues.ts'
import { senderOf } from '../model/senderOf.ts'
import { useTranslations } from '../translations.ts'
import './sending.css'

const uploadSize = (photos: Photos): number =>
  Object.values(photos).reduce((sum, { picture }) => sum + picture.size, 0)

type OfflineScreenProps = {
  formCase: FormCase
  values: FormValues
  attempts: number
  submission: Extract<SubmissionStatus, { kind: 'waiting' }>
  onRetry: () => void
}

export function OfflineScreen({
  formCase,
  values,
  attempts,
  submission,
  onRetry,
}: OfflineScreenProps) {
  const { sending } = useTranslations()
  const { clock, megabytes } = useFormats()
  const now = useNow(1000)
  const { isBusy, since, until } = submission
  const { answers, photos } = valuesToSubmit(formCase, values)
  const kept = [
    { text: sending.answersKept({ count: Object.keys(answers).length }), note: null },
    {
      text: sending.photosKept({ count: Object.keys(photos).length }),
      note: megabytes(uploadSize(photos)),
    },
    { text: sending.placesKept, note: null },
  ]
  return (
    <CandidateFrame
      screen="offline"
      title={isBusy ? sending.busyTitle : sending.offlineTitle}
      lead={isBusy ? sending.busyLead : sending.offlineLead}
      aboveTitle={
        <span className="candidate-message-icon is-warning">
          <Icon of={isBusy ? hourglass : wifiOff} />
        </span>
      }
      {...senderOf(formCase)}
      progress={{ name: sending.part, step: 4, total: 4 }}
      // Each try sends all photos, so a busy server is given its time.
      footer={isBusy ? undefined : <FooterButton onPress={onRetry}>{sending.tryNow}</FooterButton>}
    >
      <div className="sending-wait">
        <div>
          <p>
            <b>{sending.nextTry({ clock: clock(Math.max(0, until - now)) })}</b>
            <span>{sending.tries({ count: attempts })}</span>
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
      {!isBusy && (
        <IconRows
          rows={[
            { icon: wifi, text: sending.flightMode },
            { icon: reception, text: sending.signal },
          ]}
        />
      )}
    </CandidateFrame>
  )
}
