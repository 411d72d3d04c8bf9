import send from 'bootstrap-icons/icons/send.svg?raw'
import trash from 'bootstrap-icons/icons/trash3.svg?raw'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { defineConfirmDialog, type DialogDefinition } from '../dialogDefinition.ts'

/** Documents of one person (our own). */
export const APPLICANT_DIALOGS = {
  // Its facts name the documents of each service.
  sendApplicantDocuments: defineConfirmDialog({
    title: 'Send these documents?',
    descriptionFirst: 'Each is charged by the service that reads it.',
    icon: send,
    btnText: 'Send all',
    btnSecondText: 'Not yet',
  }),
  // Its detail names what is lost.
  removeApplicant: defineConfirmDialog({
    title: 'Remove this applicant?',
    descriptionFirst: 'Its name, notes and decisions are deleted from this browser.',
    descriptionSecond: 'Its results stay under Jobs until you log out.',
    icon: trash,
    tone: 'danger',
    btnText: 'Remove',
    btnSecondText: 'Keep it',
    btnColor: 'danger-line',
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
