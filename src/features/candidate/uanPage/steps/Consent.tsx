import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import personCard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import phoneIcon from 'bootstrap-icons/icons/phone.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { useRef, useState } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { ConsentBox } from '#shared/kits/candidate/ConsentBox.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { PrivacyNotice } from '#shared/kits/candidate/PrivacyNotice.tsx'
import { scrollAndFocus } from '#shared/kits/candidate/scrollAndFocus.ts'
import { useTranslations } from '../translations.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import type { StepProps } from './stepProps.ts'
import { useSender } from './useSender.ts'

export function Consent({ connection, candidate, dispatch }: StepProps) {
  const { consent: words, privacy } = useTranslations().steps
  const { heading, company, help } = useSender(candidate)
  const [hasAgreed, setAgreed] = useState(false)
  const [isReminded, setReminded] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const remind = () => {
    setReminded(true)
    scrollAndFocus(box.current)
  }
  return (
    <CandidateFrame
      screen="disclaimer"
      title={words.title}
      lead={words.lead}
      company={heading}
      {...help}
      progress={{ name: words.step, step: 1, total: 3 }}
      footer={
        <FooterButton
          onPress={() => dispatch({ kind: 'proceedPressed' })}
          onBlockedPress={hasAgreed ? undefined : remind}
          note={hasAgreed ? undefined : words.tick}
        >
          {words.proceed}
        </FooterButton>
      }
    >
      <ConnectionNotice connection={connection} />
      <IconRows
        rows={[
          { icon: personCard, text: words.ownLogin },
          { icon: shield, text: words.encrypted },
          {
            icon: fileText,
            text: company === null ? words.receivesUnnamed : words.receives({ company }),
          },
        ]}
      />
      <h2>{words.ready}</h2>
      <IconRows
        rows={[
          { icon: key, text: words.password },
          { icon: phoneIcon, text: words.phone },
        ]}
      />
      <PrivacyNotice messages={privacy} company={company ?? privacy.whoUnnamed} />
      <ConsentBox
        inputRef={box}
        label={words.agree}
        isChecked={hasAgreed}
        onChange={setAgreed}
        error={isReminded && !hasAgreed ? words.tick : null}
      />
    </CandidateFrame>
  )
}
