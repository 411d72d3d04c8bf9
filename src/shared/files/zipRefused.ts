export type ZipRefusal = 'unreadable' | 'locked' | 'tooDeep' | 'tooManyEntries' | 'tooLarge'

/** A zip that is not opened, and why. */
export class ZipRefused extends Error {
  override name = 'ZipRefused'
  readonly why: ZipRefusal

  constructor(why: ZipRefusal, options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}
