import fileBreak from 'bootstrap-icons/icons/file-earmark-break.svg?raw'
import image from 'bootstrap-icons/icons/file-earmark-image.svg?raw'
import spreadsheet from 'bootstrap-icons/icons/file-earmark-spreadsheet.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-bottom.svg?raw'
import stopCircle from 'bootstrap-icons/icons/stop-circle.svg?raw'
import wallet from 'bootstrap-icons/icons/wallet2.svg?raw'
import { TRIAL_DAYS } from '#shared/platform/config/constants.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineErrorDialog,
  defineConfirmDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

/** Texts for a failed call, in place of those of the dialog. */
export const UNKNOWN_TEXTS = {
  /** The analysis may be done (D50). */
  result: {
    title: 'No result yet',
    descriptionFirst:
      'The document was sent, but the server’s response about its analysis could not be read.',
    descriptionSecond: 'You do not need to send it again, and you are not charged twice.',
  },
  /** The upload may have arrived (L130). */
  arrival: {
    title: 'No confirmation from the service',
    descriptionFirst: 'The document was sent, but the service did not confirm that it arrived.',
    descriptionSecond: 'If you send it again, you may be charged twice.',
  },
} as const satisfies Record<string, Partial<DialogDefinition>>

/** All lead back to 'Not Uploaded' (analyzers §8). */
export const PROCESSING_DIALOGS = {
  lowCredits: defineWarningDialog({
    title: 'Low Credit Balance',
    descriptionFirst:
      'Your organization has no credits left for this analysis, so it did not start.',
    descriptionSecond: 'Ask your administrator to add credits.',
    icon: wallet,
  }),
  outputFailed: defineErrorDialog({
    title: 'The analysis failed',
    descriptionFirst:
      'The document was received but could not be analysed. Lekha cannot see whether it was charged: check your credits.',
    descriptionSecond: 'Check that it is complete and readable, then upload it again.',
    icon: fileX,
  }),
  documentUploadError: defineErrorDialog({
    title: 'Document not accepted',
    descriptionFirst: 'The server refused the document, so the analysis did not start.',
    descriptionSecond:
      'Check that it is the right document for this service, then upload it again.',
    icon: fileX,
  }),
  fileNotKept: defineWarningDialog({
    title: 'File no longer in this browser',
    descriptionFirst: 'This browser no longer has a file that was waiting, so it was not sent.',
    descriptionSecond:
      'If the disk is full, free some space. Then choose your files again from where you saved them.',
    icon: fileX,
    noSupport: true,
  }),
  requestTooLarge: defineErrorDialog({
    title: 'Too large for the server',
    descriptionFirst:
      'The server does not accept uploads of this size, so nothing was analysed and no credit was used.',
    descriptionSecond:
      'Upload fewer or smaller files. If they are within the limits shown here, contact support.',
    icon: fileX,
  }),
  imageQualityError: defineErrorDialog({
    title: 'Document not readable',
    descriptionFirst: 'The pages are too blurred, dark or tilted to be read.',
    descriptionSecond: 'Upload a sharper scan, or the original PDF.',
    icon: image,
  }),
  trialSubscriptionEnded: defineWarningDialog({
    title: 'Your trial has ended',
    descriptionFirst: `The ${TRIAL_DAYS}-day trial is over, so the analysis did not start.`,
    descriptionSecond: 'Contact support to upgrade your subscription.',
    icon: hourglass,
  }),
  trialLimitExhausted: defineWarningDialog({
    title: 'No trial files left',
    descriptionFirst: 'All files of your trial are used, so the analysis did not start.',
    descriptionSecond: 'Contact support to upgrade your subscription.',
    icon: hourglass,
  }),
  headersError: defineErrorDialog({
    title: 'Statement table not found',
    descriptionFirst: 'Required table headers not present.',
    descriptionSecond: 'Upload the statement as the bank issues it, with its column headings.',
    icon: fileBreak,
  }),
  Invalidinputexcel: defineErrorDialog({
    title: 'Spreadsheet cannot be read',
    descriptionFirst: 'The related parties file could not be read, so the analysis did not start.',
    descriptionSecond: 'Save it again as .xls or .xlsx, without a password, and upload it again.',
    icon: spreadsheet,
  }),
  emptyInputExcel: defineWarningDialog({
    title: 'Spreadsheet is empty',
    descriptionFirst: 'The related parties file has no entries, so the analysis did not start.',
    descriptionSecond: 'Fill it in and upload it again, or continue without it.',
    icon: spreadsheet,
  }),
  extraExcelData: defineWarningDialog({
    title: 'Spreadsheet has other columns',
    descriptionFirst: 'The excel must contain related_parties, vendor_names, customer_names.',
    descriptionSecond: 'Remove everything else and upload it again.',
    icon: spreadsheet,
  }),
  processStop: defineConfirmDialog({
    title: 'Stop this analysis?',
    descriptionFirst: 'If you stop it now, there will be no result.',
    tone: 'danger',
    icon: stopCircle,
    processStop: true,
    btnText: 'Stop analysis',
    btnSecondText: 'Keep it running',
    btnColor: 'danger-line',
  }),
  partialOutput: defineWarningDialog({
    title: 'Combined Analysis Output Partially Generated',
    descriptionFirst: 'Some documents could not be analysed.',
    descriptionSecond:
      "Choose 'Proceed Anyway' to view the successful ones, or contact support about the others.",
    btnText: 'Proceed Anyway!',
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
