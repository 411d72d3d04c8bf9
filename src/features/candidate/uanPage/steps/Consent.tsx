import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import personCard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import phoneIcon from 'bootstrap-icons/icons/phone.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { useState } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { IconRows } from '#shared/kits/candidate/IconRows.tsx'
import { useTranslations } from '../translations.ts'
import { useSender } from './useSender.ts'
import type { StepProps } from './stepProps.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'

/** What is shared with whom, and the consent (look 15a). */
export function Consent({ connection, candidate, dispatch }: StepProps) {
  const { consent: words } = useTranslations().steps
  const { heading, company, help } = useSender(candidate)
  const [hasAgreed, setAgreed] = useState(false)
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
          isDisabled={!hasAgreed}
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
      <label className="uan-agree">
        <input
          type="checkbox"
          className="form-check-input"
          checked={hasAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <span>{words.agree}</span>
      </label>
    </CandidateFrame>
  )
}
