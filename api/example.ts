/** An exchange that shows a call, as the sandbox had it (scripts/api). */
export type Example = {
  /** The name of the call. */
  call: string
  title: string
  /** Of the path, the query and the headers that the call describes. */
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** JSON, or the fields or parts by name. Undefined for none. */
  body: unknown
  status: number
  /** JSON, or the text of a CSV. Undefined for none, and for other files. */
  response: unknown
}

/** A message of the live socket, in the order of a candidate's visit. */
export type FrameExample = { from: 'server' | 'client'; title: string; frame: unknown }

export type Examples = { exchanges: readonly Example[]; frames: readonly FrameExample[] }
