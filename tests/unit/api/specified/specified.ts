/** A response that the specification allows; `undefined` stands for a missing field. Without a status: the first success. */
export type Specified = [call: string, title: string, body: unknown, status?: number]
