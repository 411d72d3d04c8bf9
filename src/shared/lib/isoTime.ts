const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/

/** Whether a text is a moment in ISO's form, with a zone or without. */
export const isIsoTime = (text: string): boolean => ISO.test(text)

/**
 * An ISO time without a zone is UTC, as servers keep it: a browser takes it for its own clock's (decisions D25). Any other text
 * comes back as it is.
 */
export const withZone = (text: string): string =>
  text.replace(ISO, (_, day: string, time: string, zone = 'Z') => `${day}T${time}${zone}`)
