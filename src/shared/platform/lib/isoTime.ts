const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/

/** Whether a text is an ISO timestamp, with or without a zone. */
export const isIsoTime = (text: string): boolean => ISO.test(text)

/**
 * Adds the UTC zone to an ISO time without one: servers mean UTC, but browsers would read local time (decisions D25).
 * Any other text is returned unchanged.
 */
export const assumeUtc = (text: string): string =>
  text.replace(ISO, (_, day: string, time: string, zone = 'Z') => `${day}T${time}${zone}`)
