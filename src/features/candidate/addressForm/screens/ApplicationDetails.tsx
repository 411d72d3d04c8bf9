import camera from 'bootstrap-icons/icons/camera.svg?raw'
import cameraOff from 'bootstrap-icons/icons/camera-video-off.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import house from 'bootstrap-icons/icons/house-door.svg?raw'
import personCard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import telephone from 'bootstrap-icons/icons/telephone.svg?raw'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { IconRows } from '#shared/candidate/IconRows.tsx'
import { Notice } from '#shared/candidate/Notice.tsx'
import type { FormCase } from '../form.ts'
import { useWords } from '../words/words.ts'
import { ApplicantCard } from './ApplicantCard.tsx'
import { senderOf } from './senderOf.ts'
import { useIsOnline } from './useIsOnline.ts'

type ApplicationDetailsProps = {
  /** Null until it is there. */
  formCase: FormCase | null
  /** What was refused later on and led back here (kyc §4). */
  denied: 'location' | 'camera' | null
  onContinue: () => void
  onBack?: (() => void) | undefined
}

const DENIED = { location: geo, camera: cameraOff }

/** Whose address it is, on behalf of which company, and what to have ready (look 10a). */
export function ApplicationDetails(props: ApplicationDetailsProps) {
  const { formCase, denied, onContinue, onBack } = props
  const { frame, screens, sending } = useWords()
  const words = screens.application
  const waiting = useIsOnline() ? frame.pleaseWait : sending.offlineTitle
  const { company, phone } = formCase === null ? {} : senderOf(formCase)
  return (
    <CandidateFrame
      screen="application"
      title={words.title}
      lead={phone === undefined ? words.lead : words.leadOfPin}
      progress={{ name: words.step, step: 1, of: 4 }}
      {...{ company, phone, onBack }}
      foot={
        <FootButton
          onPress={onContinue}
          isOff={formCase === null}
          note={formCase === null ? waiting : undefined}
        >
          {frame.continue}
        </FootButton>
      }
    >
      {denied !== null && (
        <Notice tone="danger" icon={DENIED[denied]} isAlert>
          {words.denied[denied]}
        </Notice>
      )}
      <ApplicantCard formCase={formCase} />
      <h2>{words.ready}</h2>
      <IconRows
        rows={[
          { icon: house, text: words.beThere },
          { icon: personCard, text: words.proofs },
          { icon: camera, text: words.phone },
          ...(phone === undefined
            ? []
            : [{ icon: telephone, text: <a href={`tel:${phone}`}>{words.call(phone)}</a> }]),
        ]}
      />
      <Notice tone="warning" icon={clock}>
        <b>{words.inOneGo}</b> {words.startsAgain}
      </Notice>
    </CandidateFrame>
  )
}
