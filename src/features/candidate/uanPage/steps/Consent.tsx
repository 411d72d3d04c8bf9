import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import personCard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import phoneIcon from 'bootstrap-icons/icons/phone.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { useRef, useState } from 'react'
import { ConsentBox } from '#shared/kits/candidate/consent/ConsentBox.tsx'
import { PrivacyNotice } from '#shared/kits/candidate/consent/PrivacyNotice.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { scrollAndFocus } from '#shared/kits/candidate/scrollAndFocus.ts'
import { useTranslations } from '../translations.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './stepProps.ts'
import { useSender } from './useSender.ts'

export function Consent({ connection, candidate, dispatch }: StepProps) {
  const { consent: messages, privacy } = useTranslations().steps
  const { company } = useSender(candidate)
  const [hasAgreed, setAgreed] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const remind = () => {
    setReminded(true)
    scrollAndFocus(box.current)
  }
  return (
    <StepFrame
      screen="disclaimer"
      title={messages.title}
      lead={messages.lead}
      candidate={candidate}
      progress={[messages.step, 1]}
      footer={
        <FooterButton
          onPress={() => dispatch({ kind: 'proceedPressed' })}
          onBlockedPress={hasAgreed ? undefined : remind}
          note={hasAgreed ? undefined : messages.tick}
        >
          {messages.proceed}
        </FooterButton>
      }
    >
      <ConnectionNotice connection={connection} />
      <IconRows
        rows={[
          { icon: personCard, text: messages.ownLogin },
          { icon: shield, text: messages.encrypted },
          {
            icon: fileText,
            text: company === null ? messages.receivesUnnamed : messages.receives({ company }),
          },
        ]}
      />
      <h2>{messages.ready}</h2>
      <IconRows
        rows={[
          { icon: key, text: messages.password },
          { icon: phoneIcon, text: messages.phone },
        ]}
      />
      <PrivacyNotice messages={privacy} company={company ?? privacy.whoUnnamed} />
      <ConsentBox
        inputRef={box}
        label={messages.agree}
        isChecked={hasAgreed}
        onChange={setAgreed}
        error={isReminded && !hasAgreed ? messages.tick : null}
      />
    </StepFrame>
  )
}
