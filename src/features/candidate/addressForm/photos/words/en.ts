/** The photos and the camera. What changes is given in the language’s digits. */
export const photos = {
  title: 'Photos',
  lead: 'Taken here, now. Each one carries its time and place.',
  names: {
    housePhoto: 'House photo',
    idProof: 'Id proof',
    addressProof: 'Address proof',
    selfie: 'Selfie',
    sign: 'Signature',
  },
  /** What each should show. */
  shows: {
    housePhoto: 'The front of the house, with its door',
    idProof: 'Aadhaar, PAN, voter ID or licence',
    addressProof: 'A bill or agreement with this address',
    selfie: 'Your face, without cap or glasses',
    sign: 'Your signature on paper, or your thumb impression',
  },
  take: 'Take photo',
  remove: 'Remove',
  taken: (time: string, metres: string) => `Taken ${time}, place known to ${metres} m`,
  accepted: 'Accepted earlier, nothing to do.',
  missing: 'This photo is missing.',
  camera: {
    picture: 'What the camera sees',
    close: 'Close',
    switch: 'Switch Camera',
    capture: 'Capture',
    retake: 'Retake',
    proceed: 'Proceed',
    useAnyway: 'Use anyway',
    opening: 'Opening the camera…',
    lost: 'The camera could not be loaded',
    aim: {
      housePhoto: 'Stand across the road. The door and the house number should be in the frame.',
      idProof: 'Hold it flat, in good light. All four corners should be in the frame.',
      addressProof: 'Hold it flat, in good light. The address should be easy to read.',
      selfie: 'Hold the phone at eye level, with light on your face.',
      sign: 'Sign on white paper, or press your thumb on it. Take a photo of the paper.',
    },
    within: (metres: string) => `within ${metres} m`,
    lookingForPlace: 'Looking for your place…',
    look: 'Is it sharp, and is everything in the picture?',
    hints: {
      dark: 'This photo is very dark. Go to more light.',
      blurred: 'This photo is blurred. Hold the phone still.',
      glare: 'Light shines on it, so a part cannot be read. Tilt it a little.',
      same: 'This looks like the same picture as another one.',
    },
  },
}

export type PhotoWords = typeof photos
