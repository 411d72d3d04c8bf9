import camera from 'bootstrap-icons/icons/camera-video-off.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import geo from 'bootstrap-icons/icons/geo-alt.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil-square.svg?raw'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineErrorDialog,
  defineInfoDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

/** The candidate's address form (kyc §8), in simple language for one-time users. */
export const CANDIDATE_DIALOGS = {
  cameraUnavailable: defineErrorDialog({
    title: 'The camera did not start',
    descriptionFirst: 'Another app may be using it. Your answers and photos are kept.',
    descriptionSecond: 'Close other apps that use the camera, then try again.',
    icon: camera,
  }),
  deniedLocationPermission: defineWarningDialog({
    title: 'Location is switched off',
    descriptionFirst: 'The form needs to know where you are to confirm your address.',
    descriptionSecond: 'Allow location for this page in your browser, then start again.',
    icon: geo,
    moveBack: true,
  }),
  deniedCameraPermission: defineWarningDialog({
    title: 'Camera is switched off',
    descriptionFirst: 'The form needs the camera for your photos.',
    descriptionSecond: 'Allow the camera for this page in your browser, then start again.',
    icon: camera,
    moveBack: true,
  }),
  errorWhileObtainingLocation: defineErrorDialog({
    title: 'Location not found',
    descriptionFirst: 'Your phone could not find out where it is. Your answers are kept.',
    descriptionSecond: 'Switch location on, go near a window or outside, then try again.',
    icon: geo,
  }),
  missingFields: defineInfoDialog({
    title: 'Something is missing',
    descriptionFirst: 'Every Field is Mandatory!',
    descriptionSecond: 'The missing ones are marked. What you entered is kept.',
    icon: pencil,
  }),
  errorDuringFormFetch: defineErrorDialog({
    title: 'Your form may not have arrived',
    descriptionFirst: 'Your answers and photos are still here.',
    descriptionSecond:
      'The server did not say whether the form has arrived. Wait a few minutes, then press Submit again.',
    icon: cloudSlash,
  }),
  errorDuringFormSubmission: defineErrorDialog({
    title: 'The form was not sent',
    descriptionFirst: 'Your answers and photos are still here. Do not close this page.',
    descriptionSecond:
      'The server could not take the form. Wait a few minutes, then press Submit again.',
    icon: cloudSlash,
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
