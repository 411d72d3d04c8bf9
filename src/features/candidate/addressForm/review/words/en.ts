export const review = {
  title: 'Check before you send',
  lead: 'After Submit nothing can be changed.',
  answers: (count: string) => `${count} answers`,
  photos: (count: string) => `${count} photos`,
  change: 'Change',
  missing: 'Still missing',
  accepted: 'Accepted earlier',
  onePlace: 'Taken at one place',
  /** `metres` with its unit. */
  within: (metres: string) => `accurate to ${metres}`,
  far: (photo: string, distance: string) => `${photo} was taken ${distance} away.`,
  late: (photo: string, minutes: string) =>
    `${photo} was taken ${minutes} minutes apart from the others.`,
  mayAsk: 'The reviewer may ask for it again.',
  retake: 'Retake',
  orSend: 'or send it as it is',
  warnings: (count: string) => `Warnings: ${count}`,
}
export type ReviewWords = typeof review
