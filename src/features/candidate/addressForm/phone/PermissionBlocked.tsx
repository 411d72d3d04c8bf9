import arrowRepeat from 'bootstrap-icons/icons/arrow-repeat.svg?raw'
import boxArrow from 'bootstrap-icons/icons/box-arrow-up-right.svg?raw'
import camera from 'bootstrap-icons/icons/camera-video-off.svg?raw'
import clipboard from 'bootstrap-icons/icons/clipboard.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import { useState } from 'react'
import { CandidateFrame } from '#shared/kits/candidate/CandidateFrame.tsx'
import { FooterButton } from '#shared/kits/candidate/FooterButton.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { FormCase } from '../model/form.ts'
import { senderOf } from '../model/senderOf.ts'
import { useTranslations } from '../translations.ts'
import { type Browser, isAndroid, androidIntentUrl } from './detectBrowser.ts'
import { InstructionSteps } from './InstructionSteps.tsx'
import { permissionInstructions } from './permissionInstructions.ts'

export function OpenInBrowser() {
  const { phone: messages } = useTranslations()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const address = window.location.href
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch {
      setCopied('no') // the URL is shown instead
    }
  }
  return (
    <div className="outside-ways">
      {isAndroid(navigator.userAgent) && (
        <a className="btn btn-secondary" href={androidIntentUrl(address)}>
          <Icon of={boxArrow} />
          {messages.openOutside}
        </a>
      )}
      <button type="button" className="btn btn-secondary" onClick={() => void copy()}>
        <Icon of={clipboard} />
        {messages.copyLink}
      </button>
      <p role="status">
        {copied === 'yes' && messages.copied}
        {copied === 'no' && (
          <>
            {messages.notCopied} <span lang="en">{address}</span>
          </>
        )}
      </p>
    </div>
  )
}

type PermissionBlockedProps = {
  permission: 'camera' | 'location'
  formCase: FormCase
  browser: Browser
  retry: 'running' | 'blocked' | null
  onRetry: () => void
  onBack: (() => void) | undefined
}

const ICONS = { camera, location: geo }

export function PermissionBlocked({
  permission,
  formCase,
  browser,
  retry,
  onRetry,
  onBack,
}: PermissionBlockedProps) {
  const { phone: messages, screens } = useTranslations()
  const { title, line } = messages.blocked[permission]
  const note =
    retry === null
      ? messages.nothingLost
      : retry === 'running'
        ? messages[permission].testing
        : messages.stillBlocked
  return (
    <CandidateFrame
      screen={`blocked ${permission}`}
      title={title}
      lead={line}
      aboveTitle={
        <span className={`candidate-message-icon blocked-tile is-${permission}`}>
          <Icon of={ICONS[permission]} />
        </span>
      }
      progress={{ name: screens.terms.step, step: 2, total: 4 }}
      {...senderOf(formCase)}
      onBack={onBack}
      footer={
        <FooterButton onPress={onRetry} note={note}>
          <Icon of={arrowRepeat} />
          {messages.checkAgain}
        </FooterButton>
      }
    >
      <InstructionSteps
        {...{ permission }}
        steps={permissionInstructions(permission, messages, browser)}
      />
      {browser === 'inApp' && <OpenInBrowser />}
    </CandidateFrame>
  )
}
