import clock from 'bootstrap-icons/icons/clock.svg?raw'
import envelope from 'bootstrap-icons/icons/envelope.svg?raw'
import zip from 'bootstrap-icons/icons/file-earmark-zip.svg?raw'
import badge from 'bootstrap-icons/icons/person-badge.svg?raw'
import phone from 'bootstrap-icons/icons/phone.svg?raw'
import toggle from 'bootstrap-icons/icons/toggle-on.svg?raw'
import { supportMailto } from '#shared/errors/supportMail.ts'
import { HelpPanel, type HelpRow } from '#shared/ui/HelpPanel.tsx'

const ROWS: readonly HelpRow[] = [
  {
    icon: toggle,
    title: 'API access is on',
    line: 'On the GST portal: My Profile, Manage API Access, Yes, 30 days. Without it the request is refused.',
  },
  {
    icon: badge,
    title: 'The portal’s own username',
    line: 'Not the legal name, not the email address.',
  },
  {
    icon: phone,
    title: 'The taxpayer is at hand',
    line: 'The OTP goes to the mobile number and email registered with GST.',
  },
  {
    icon: clock,
    title: 'The OTP is short-lived',
    line: 'Type it as soon as it comes. A new one means starting again.',
  },
  {
    icon: zip,
    title: 'Download before you leave',
    line: 'Going back clears the data from this page.',
  },
]

/** What has to be true before an OTP comes (look 12a). */
export function GstrInstructions() {
  return (
    <HelpPanel
      title="Instructions"
      rows={ROWS}
      foot={{
        icon: envelope,
        text: (
          <>
            Access denied though it is on?{' '}
            <a href={supportMailto({ about: 'GSTR' })}>Write to support</a>
          </>
        ),
      }}
    />
  )
}
