const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/

/** The zone may be missing. */
export const isIsoTime = (text: string): boolean => ISO.test(text)

/** Servers mean UTC, but browsers would read local time (decisions D25). Other text is unchanged. */
export const assumeUtc = (text: string): string =>
  text.replace(ISO, (_, day: string, time: string, zone = 'Z') => `${day}T${time}${zone}`)
