import fileText from 'bootstrap-icons/icons/file-earmark-text.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import personCard from 'bootstrap-icons/icons/person-vcard.svg?raw'
import phoneIcon from 'bootstrap-icons/icons/phone.svg?raw'
import shield from 'bootstrap-icons/icons/shield-lock.svg?raw'
import { useState } from 'react'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { IconRows } from '#shared/candidate/IconRows.tsx'
import { useWords } from '../words/words.ts'
import { useSender } from './sender.ts'
import type { StepProps } from './stepProps.ts'
import { LineNotice } from './LineNotice.tsx'

/** What is shared with whom, and the candidate's consent (look 15a). */
export function Consent({ line, candidate, tell }: StepProps) {
  const { consent: words } = useWords().steps
  const { head, company, help } = useSender(candidate)
  const [hasAgreed, setAgreed] = useState(false)
  return (
    <CandidateFrame
      screen="disclaimer"
      title={words.title}
      lead={words.lead}
      company={head}
      {...help}
      progress={{ name: words.step, step: 1, of: 3 }}
      foot={
        <FootButton
          onPress={() => tell({ kind: 'proceedPressed' })}
          isOff={!hasAgreed}
          note={hasAgreed ? undefined : words.tick}
        >
          {words.proceed}
        </FootButton>
      }
    >
      <LineNotice line={line} />
      <IconRows
        rows={[
          { icon: personCard, text: words.ownLogin },
          { icon: shield, text: words.encrypted },
          { icon: fileText, text: words.receives(company) },
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
