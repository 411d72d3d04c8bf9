import type { DialogWords } from '../dialogWords.ts'

/** As the catalogue has them; a test holds the two together. */
export const dialogs: DialogWords = {
  cameraUnavailable: {
    title: 'The camera did not start',
    line: 'Another app may be using it. Your answers and photos are kept. Close other apps that use the camera, then try again.',
  },
  deniedLocationPermission: {
    title: 'Location is switched off',
    line: 'The form needs to know where you are to confirm your address. Allow location for this page in your browser, then start again.',
  },
  deniedCameraPermission: {
    title: 'Camera is switched off',
    line: 'The form needs the camera for your photos. Allow the camera for this page in your browser, then start again.',
  },
  errorWhileObtainingLocation: {
    title: 'Location not found',
    line: 'Your phone could not find out where it is. Your answers are kept. Switch location on, go near a window or outside, then try again.',
  },
  missingFields: {
    title: 'Something is missing',
    line: 'Every Field is Mandatory! The missing ones are marked. What you entered is kept.',
  },
  errorDuringFormFetch: {
    title: 'The form did not open',
    line: 'Your form could not be loaded. Nothing is lost. Check your connection and try again.',
  },
  errorDuringFormSubmission: {
    title: 'The form was not sent',
    line: 'Your answers and photos are still here. Do not close this page. Check your connection and press Submit again.',
  },
}
