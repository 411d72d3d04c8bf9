import camera from 'bootstrap-icons/icons/camera.svg?raw'
import cameraOff from 'bootstrap-icons/icons/camera-video-off.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import exclamation from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import house from 'bootstrap-icons/icons/house-door.svg?raw'
import pen from 'bootstrap-icons/icons/pen.svg?raw'
import personCard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import telephone from 'bootstrap-icons/icons/telephone.svg?raw'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { Notice } from '#shared/kits/candidate/Notice.tsx'
import { FORM_PHOTO_NAMES, type FormCase } from '../model/form.ts'
import { photosToTake } from '../model/formValues.ts'
import { useTranslations } from '../translations.ts'
import { senderOf } from '../model/senderOf.ts'
import { useSyncExternalStore } from 'react'
import { useCandidateLanguage } from '#shared/kits/candidate/language/language.ts'
import { initialsOf } from '#shared/platform/lib/text/initials.ts'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import './screens.css'

type ApplicantCardProps = {
  formCase: FormCase | null
}

/** Names and addresses are not translated. */
export function ApplicantCard({ formCase }: ApplicantCardProps) {
  const { screens } = useTranslations()
  const { frame } = useCandidateLanguage()
  if (formCase === null)
    return (
      <div className="applicant">
        <Skeleton label={frame.pleaseWait} />
      </div>
    )
  const { name, address } = formCase.source
  return (
    <div className="applicant">
      {name !== '' && (
        <span className="applicant-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        {name !== '' && (
          <p className="applicant-name" lang="en">
            {name}
          </p>
        )}
        <p className="applicant-for">{screens.application.onBehalfOf({ company: senderOf(formCase).company })}</p>
        {address !== '' && (
          <p className="applicant-address" lang="en">
            {address}
          </p>
        )}
      </div>
    </div>
  )
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

type ApplicationDetailsProps = {
  formCase: FormCase | null
  deniedPermission: 'location' | 'camera' | null
  onContinue: () => void
  onBack?: (() => void) | undefined
}

const DENIED = { location: geo, camera: cameraOff }

type ReadyListProps = {
  formCase: FormCase | null
  phone: string | undefined
}

/** Without the proofs that CTS does not need or that were accepted before. */
function ReadyList({ formCase, phone }: ReadyListProps) {
  const { application: messages } = useTranslations().screens
  const photos = new Set(formCase === null ? FORM_PHOTO_NAMES : photosToTake(formCase))
  const proofs = photos.has('idProof')
    ? photos.has('addressProof')
      ? messages.proofs
      : messages.idProof
    : messages.addressProof
  return (
    <IconRows
      rows={[
        {
          icon: house,
          text: (
            <>
              {messages.beThere} <small className="ready-later">{messages.notHome}</small>
            </>
          ),
        },
        ...(photos.has('idProof') || photos.has('addressProof')
          ? [{ icon: personCard, text: proofs }]
          : []),
        ...(photos.has('sign') ? [{ icon: pen, text: messages.pen }] : []),
        photos.size > 0
          ? { icon: camera, text: messages.phone }
          : { icon: geo, text: messages.location },
        { icon: clock, text: messages.inOneGo },
        ...(phone === undefined
          ? []
          : [{ icon: telephone, text: <a href={`tel:${phone}`}>{messages.call({ phone })}</a> }]),
      ]}
    />
  )
}

export function ApplicationDetails(props: ApplicationDetailsProps) {
  const { formCase, deniedPermission, onContinue, onBack } = props
  const { frame, screens, sending } = useTranslations()
  const messages = screens.application
  const waiting = useIsOnline() ? frame.pleaseWait : sending.offlineTitle
  const { company, phone } = formCase === null ? {} : senderOf(formCase)
  return (
    <CandidateFrame
      screen="application"
      title={messages.title}
      lead={phone === undefined ? messages.lead : messages.leadOfPin}
      progress={{ name: messages.step, step: 1, total: 4 }}
      {...{ company, phone, onBack }}
      footer={
        <FooterButton
          onPress={onContinue}
          isDisabled={formCase === null}
          note={formCase === null ? waiting : undefined}
        >
          {frame.continue}
        </FooterButton>
      }
    >
      {deniedPermission !== null && (
        <Notice tone="danger" icon={DENIED[deniedPermission]} isAlert>
          {messages.denied[deniedPermission]}
        </Notice>
      )}
      <ApplicantCard formCase={formCase} />
      <h2>{messages.ready}</h2>
      <ReadyList {...{ formCase, phone }} />
      <Notice tone="warning" icon={exclamation}>
        {messages.startsAgain}
      </Notice>
    </CandidateFrame>
  )
}
