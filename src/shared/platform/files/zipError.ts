export type ZipErrorReason = 'unreadable' | 'locked' | 'tooDeep' | 'tooManyEntries' | 'tooLarge'

export class ZipError extends Error {
  override name = 'ZipError'
  readonly reason: ZipErrorReason

  constructor(reason: ZipErrorReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}
