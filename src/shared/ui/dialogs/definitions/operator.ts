import calendar from 'bootstrap-icons/icons/calendar-range.svg?raw'
import fileX from 'bootstrap-icons/icons/file-earmark-x.svg?raw'
import csv from 'bootstrap-icons/icons/filetype-csv.svg?raw'
import inputCursor from 'bootstrap-icons/icons/input-cursor-text.svg?raw'
import send from 'bootstrap-icons/icons/send.svg?raw'
import shieldX from 'bootstrap-icons/icons/shield-x.svg?raw'
import trash from 'bootstrap-icons/icons/trash.svg?raw'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineErrorDialog,
  defineInfoDialog,
  defineConfirmDialog,
  defineSuccessDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

const notDownloaded = (what: string) =>
  defineErrorDialog({
    title: `${what} not downloaded`,
    descriptionFirst: 'The file could not be downloaded. Nothing was changed.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  })

const CONTACT = {
  title: 'Notify the candidates?',
  descriptionFirst: 'Each candidate gets a message with the link.',
  icon: send,
  tone: 'warning',
  btnText: 'Notify',
} as const

/** KYC dashboards, uploads and GSTR (kyc §8). */
export const OPERATOR_DIALOGS = {
  confirmDeleteCSV: defineConfirmDialog({
    title: 'Remove this file?',
    descriptionFirst: 'It has not been processed yet.',
    descriptionSecond: 'Your own copy stays on your computer.',
    icon: trash,
    tone: 'danger',
    btnText: 'Remove file',
    btnSecondText: 'Keep it',
    btnColor: 'danger-line',
  }),
  confirmContact: defineConfirmDialog({
    ...CONTACT,
    btnSecondText: 'Cancel',
  }),
  confirmContactOfRows: defineConfirmDialog({
    ...CONTACT,
    btnSecondText: 'Leave these rows out',
    btnCloseText: 'Cancel',
    safeAnswer: 'dismissed',
  }),
  downloadReportError: notDownloaded('Report'),
  resendNotificationSuccessful: defineSuccessDialog({
    title: 'Notification sent',
    descriptionFirst: 'The candidate has been notified again.',
  }),
  resendNotificationError: defineErrorDialog({
    title: 'Notification not sent',
    descriptionFirst: 'The candidate was not notified. The case is unchanged.',
    descriptionSecond: 'Check the phone number and try again.',
  }),
  fileUploadError: defineErrorDialog({
    title: 'Upload failed',
    descriptionFirst: 'The file was not accepted, so nothing was created from it.',
    descriptionSecond: 'Compare it with the template, then upload it again.',
    icon: fileX,
  }),
  downloadMisError: notDownloaded('MIS report'),
  emptyMisError: defineInfoDialog({
    title: 'Nothing in these dates',
    descriptionFirst: 'No data found for the selected date range.',
    descriptionSecond: 'Choose other dates.',
    icon: calendar,
  }),
  phoneNumberInvalid: defineInfoDialog({
    title: 'Not a phone number',
    descriptionFirst: 'A search by mobile number takes digits only.',
    descriptionSecond: 'Correct it, or choose another search field.',
    icon: inputCursor,
  }),
  dateRangeSelectError: defineInfoDialog({
    title: 'Date range incomplete',
    descriptionFirst: 'A date range needs a start and an end.',
    descriptionSecond: 'Choose the date that is missing, or clear the other one.',
    icon: calendar,
  }),
  filterError: defineErrorDialog({
    title: 'List not filtered',
    descriptionFirst:
      'The list could not be loaded with these filters. It still shows the previous results.',
    descriptionSecond: 'Try again, or reset the filters.',
  }),
  downloadTemplateError: notDownloaded('Template'),
  recordsUploaded: defineSuccessDialog({
    title: 'Records uploaded',
    descriptionFirst: 'Your case details have been uploaded for processing...',
    descriptionSecond: 'They appear in the list as they are created.',
  }),
  fetchRecordsError: defineErrorDialog({
    title: 'List not loaded',
    descriptionFirst: 'The list could not be loaded. Nothing in it was changed.',
    descriptionSecond: 'Reload it. If it happens again, contact support.',
  }),
  onlyCSVFormat: defineWarningDialog({
    title: 'File type not accepted',
    descriptionFirst: 'This file was not added.',
    descriptionSecond: 'Only CSV files are accepted here. The template shows the columns.',
    icon: csv,
    noSupport: true,
  }),
  csvEmptyFile: defineWarningDialog({
    title: 'File is empty',
    descriptionFirst: 'The file has no content, so it was not added.',
    descriptionSecond: 'Fill in the template and upload it again.',
    icon: csv,
    noSupport: true,
  }),
  invalidGstNumber: defineWarningDialog({
    title: 'Not a valid GSTIN',
    descriptionFirst: 'A GSTIN has 15 characters, for example 27AAPFU0939F1ZV.',
    descriptionSecond: 'Compare it with the registration certificate.',
    icon: inputCursor,
    noSupport: true,
  }),
  gstrApiAccessDenied: defineErrorDialog({
    title: 'API access is not enabled',
    descriptionFirst: 'The GST portal refused access to this taxpayer, so no OTP was sent.',
    descriptionSecond: 'Ask the taxpayer to allow API access in the GST portal, then try again.',
    icon: shieldX,
  }),
  requestOtpError: defineErrorDialog({
    title: 'OTP not sent',
    descriptionFirst: 'The GST portal did not send an OTP.',
    descriptionSecond: 'Check GSTIN and username, then try again.',
  }),
  autheticateOtpError: defineErrorDialog({
    title: 'OTP not accepted',
    descriptionFirst: 'Sorry, wrong otp. Please try again.',
    descriptionSecond: 'Enter the details again to receive a new one.',
  }),
  downloadDocumentsError: notDownloaded('GST data'),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
