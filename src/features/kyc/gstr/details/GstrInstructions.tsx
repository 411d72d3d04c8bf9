import clock from 'bootstrap-icons/icons/clock.svg?raw'
import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import zip from 'bootstrap-icons/icons/file-earmark-zip.svg?raw'
import badge from 'bootstrap-icons/icons/person-badge.svg?raw'
import phone from 'bootstrap-icons/icons/phone.svg?raw'
import toggle from 'bootstrap-icons/icons/toggle-on.svg?raw'
import { HelpPanel, type HelpRow } from '#shared/ui/components/overlays/HelpPanel.tsx'
import { supportMailto } from '#shared/ui/dialogs/supportMail.ts'

const ROWS: readonly HelpRow[] = [
  {
    icon: toggle,
    title: 'API access is on',
    description:
      'On the GST portal: My Profile, Manage API Access, Yes, 30 days. Without it, the request is rejected.',
  },
  {
    icon: badge,
    title: 'The portal’s own username',
    description: 'Not the legal name, not the email address.',
  },
  {
    icon: phone,
    title: 'The taxpayer is available',
    description: 'The OTP goes to the mobile number and email registered with GST.',
  },
  {
    icon: clock,
    title: 'The OTP is short-lived',
    description: 'Enter it as soon as it arrives. To get a new one, you have to start again.',
  },
  {
    icon: zip,
    title: 'Download before you leave',
    description: 'Going back clears the data from this page.',
  },
]

export function GstrInstructions() {
  return (
    <HelpPanel
      title="Instructions"
      rows={ROWS}
      footer={{
        icon: envelope,
        text: (
          <>
            API access is on, but access is denied?{' '}
            <a href={supportMailto({ about: 'GSTR' })}>Write to support</a>
          </>
        ),
      }}
    />
  )
}
