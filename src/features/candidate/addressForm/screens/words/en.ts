/** What stands before and after the form. Quoted where kyc §2, part C, quotes it; what changes is given in the language's digits. */
export const screens = {
  application: {
    step: 'Address check',
    title: 'Application Details',
    lead: 'This form confirms where you live. It is for:',
    /** For the client with wording of its own (kyc §6). */
    leadOfPin: 'This form confirms the address of your application. It is for:',
    onBehalfOf: (company: string) => `on behalf of ${company}`,
    ready: 'Have these ready',
    beThere: 'Be at this address now',
    proofs: 'An ID proof and an address proof, on paper',
    phone: 'Your phone’s camera and location',
    call: (phone: string) => `Questions? Call ${phone}`,
    inOneGo: 'About 10 minutes, in one go.',
    startsAgain: 'If you close the page, the same link starts it again from the beginning.',
    denied: {
      location: 'Location is off for this page. Continue: the next step shows how to turn it on.',
      camera: 'The camera is off for this page. Continue: the next step shows how to turn it on.',
    },
  },
  terms: {
    step: 'Before you start',
    title: 'Terms And Conditions',
    rules: [
      'Fill in every field truthfully.',
      'Take each photo here, now. Photos from the gallery are not accepted.',
      'Hold documents flat, in good light, all four corners in view.',
      'Sign on paper and take a photo of it. A thumb impression will do.',
    ],
    why: 'Why we ask for your location',
    reason:
      'It shows that the photos were taken at the address. It is read only while you fill in this form, never afterwards.',
    /** Around the word of the phone's own question. */
    willAsk: { before: 'Your phone will ask. Choose ', choice: 'Allow', after: '.' },
    allow: 'Allow location',
    asking: 'Looking for your location…',
    found: (metres: string) => `Location found, to within ${metres} m.`,
    failed: 'Your location was not found. Go near a window or outside, then try again.',
    denied: 'Location is blocked. Go back one step: it shows how to turn it on.',
    agree: 'I have read and understood the instructions above',
    start: 'Start',
    missing: {
      location: 'Allow location to start.',
      tick: 'Tick the box to start.',
      both: 'Allow location and tick the box to start.',
    },
  },
  invalid: {
    title: 'The reference ID is invalid!',
    line: 'Please enter correct link to access the form.',
    ways: 'What you can do',
    newest: 'Open the newest SMS or email and tap its link. Older links stop working.',
    whole: 'If you copied the link, make sure all of it is there',
    ask: 'Still not? Ask the company that sent it for a new one',
  },
  serverError: {
    title: 'Server Error Occured',
    line: 'Please contact support.',
    kept: 'Nothing is lost. Your link stays valid.',
    later: 'Try again in a few minutes',
  },
  completed: {
    step: 'Completed',
    title: 'Thank you for submitting the form.',
    reference: 'Your reference number is',
    copy: 'Copy number',
    copied: 'Number copied',
    received: (answers: string, photos: string, when: string) =>
      `Received on ${when}: answers ${answers}, photos ${photos}`,
    earlier: 'Your answers are in. There is nothing left to do.',
    writes: (company: string) => `${company} writes to you if anything is missing`,
    close: 'You can close this page now.',
  },
}

export type ScreenWords = typeof screens
