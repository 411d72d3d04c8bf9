/** The default of an exhaustive switch: a missing case does not compile, and an unexpected value throws. */
export function assertNever(member: never): never {
  throw new Error(`no case for ${JSON.stringify(member)}`)
}
