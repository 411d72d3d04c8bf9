const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
  hour12: false,
})

/** Date and time in India, as the portal shows them (D25). */
export const indiaTime = (at: number): string => format.format(at)
