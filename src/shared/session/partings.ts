/** What of somebody's work goes with the session, by heading. */
export type Parting = { heading: string; items: string[] }

/** Who is asked for it: before Log Out, and when the server has ended the session. */
export const partings = () => new Set<() => Parting[]>()
