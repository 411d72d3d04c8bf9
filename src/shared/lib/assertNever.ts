/** Ends a switch over a closed union: a member without a case does not compile, and a stray one at run time says so. */
export function assertNever(member: never): never {
  throw new Error(`no case for ${JSON.stringify(member)}`)
}
