type Why = 'unreadable' | 'tooDeep' | 'tooManyEntries' | 'tooLarge'

/** A zip that is not opened, and why. */
export class ZipRefused extends Error {
  override name = 'ZipRefused'
  readonly why: Why

  constructor(why: Why, options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}
