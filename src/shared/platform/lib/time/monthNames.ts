export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** 1 to 12 for 'Sep', 'Sept' and 'September', but not for 'separate'; 0 for anything else. */
export const monthOfWord = (word: string): number =>
  word.length < 3
    ? 0
    : MONTH_NAMES.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase())) + 1
