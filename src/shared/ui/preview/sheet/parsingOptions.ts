/** Formatted text and its raw value: no styles, formulas or HTML. Dense rows take half the memory. */
export const PARSING_OPTIONS = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: true,
  // Distinguishes days from numbers.
  cellNF: true,
  // Locale-dependent dates use the Indian format.
  dateNF: 'dd/mm/yyyy',
} as const
