const ABBREVIATIONS: ReadonlySet<string> = new Set([
  'PAN',
  'UAN',
  'PF',
  'ESI',
  'IFSC',
  'ID',
  'EPF',
  'LOP',
  'HRA',
  'DL',
  'RC',
  'RTO',
  'EPIC',
])

/** 'DATE_OF_JOINING' → 'Date of joining', 'PAN_NUMBER' → 'PAN number', 'employeeName' → 'Employee name'. */
export function humanizeKey(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter((word) => word !== '')
    .map((word) =>
      ABBREVIATIONS.has(word.toUpperCase()) ? word.toUpperCase() : word.toLowerCase(),
    )
  const sentence = words.join(' ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
