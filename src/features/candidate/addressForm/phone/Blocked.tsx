import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import camera from 'bootstrap-icons/icons/camera-video-off.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import { CandidateFrame } from '#shared/candidate/CandidateFrame.tsx'
import { FootButton } from '#shared/candidate/FootButton.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import type { FormCase } from '../form.ts'
import { senderOf } from '../screens/senderOf.ts'
import { useWords } from '../words/words.ts'
import type { Browser } from './browser.ts'
import { OutsideWays } from './OutsideWays.tsx'
import { permissionSteps } from './permissionSteps.ts'
import { RepairSteps } from './RepairSteps.tsx'

type BlockedProps = {
  permission: 'camera' | 'location'
  formCase: FormCase
  browser: Browser
  onAgain: () => void
  onBack: (() => void) | undefined
}

const ICONS = { camera, location: geo }

/** The phone was told not to: how to take it back, in this browser (look 10f). */
export function Blocked({ permission, formCase, browser, onAgain, onBack }: BlockedProps) {
  const { phone: words, screens } = useWords()
  const { title, line } = words.blocked[permission]
  return (
    <CandidateFrame
      screen={`blocked ${permission}`}
      title={title}
      lead={line}
      above={
        <span className={`candidate-tile blocked-tile is-${permission}`}>
          <Icon of={ICONS[permission]} />
        </span>
      }
      progress={{ name: screens.terms.step, step: 2, of: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      foot={
        <FootButton onPress={onAgain} note={words.nothingLost}>
          <Icon of={arrowRepeat} />
          {words.checkAgain}
        </FootButton>
      }
    >
      <RepairSteps {...{ permission }} steps={permissionSteps(permission, words, browser)} />
      {browser === 'inApp' && <OutsideWays />}
    </CandidateFrame>
  )
}
