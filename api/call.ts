import type { GenericSchema } from 'valibot'

/** 'specification': it names these fields. 'sandbox': it is silent, and this is what the sandbox returns (decisions L79). */
export type Source = 'specification' | 'sandbox'

export type JsonBody = { kind: 'json'; schema: GenericSchema; source: Source }
export type FileBody = {
  kind: 'file'
  contentType: string
  /** Whether the sandbox sends the file as an attachment; the specification is silent. */
  isAttachment: boolean
}
export type EmptyBody = { kind: 'none'; source: Source }
export type ResponseBody = JsonBody | FileBody | EmptyBody

/** A part of a multipart body. `json`: a text part that has JSON in it. */
export type Part = {
  as: 'file' | 'text' | 'json'
  /** Of the text, or of the JSON. Default: any text. */
  schema?: GenericSchema
  isOptional?: true
  /** Whether the part may be repeated. */
  isList?: true
  /** Of a file: its usual content types. */
  types?: readonly string[]
}

export type RequestBody =
  | { as: 'json' | 'form'; schema: GenericSchema }
  | { as: 'multipart'; parts: Readonly<Record<string, Part>> }

export type Area =
  | 'account'
  | 'administration'
  | 'analyzers'
  | 'addressVerification'
  | 'gstr'
  | 'companyChecks'
  | 'uan'

/** One call of the backend: exactly what is sent, and exactly what a success returns. */
export type ApiCall = {
  /** Unique. */
  name: string
  area: Area
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `{id}` stands for one segment. */
  path: string
  /** Needs no session. */
  isPublic?: true
  /** All are required; texts, as in the URL. */
  query?: Readonly<Record<string, GenericSchema>>
  /** Besides those that every call sends. */
  headers?: Readonly<Record<string, { isRequired: boolean; description: string }>>
  body?: RequestBody
  /** What a success does to the session's cookie. */
  cookie?: 'opened' | 'ended'
  /** By status. Errors are in `errors.ts`. */
  responses: Readonly<Partial<Record<200 | 201 | 204 | 208, ResponseBody>>>
}

/** JSON that the specification describes. */
export const json = (schema: GenericSchema, source: Source = 'specification'): JsonBody => ({
  kind: 'json',
  schema,
  source,
})

export const file = (
  contentType: string,
  { isAttachment }: { isAttachment: boolean },
): FileBody => ({
  kind: 'file',
  contentType,
  isAttachment,
})

/** A response without a body. */
export const none = (source: Source = 'specification'): EmptyBody => ({ kind: 'none', source })

export const PDF = 'application/pdf'
/** Of pictures that are uploaded. */
export const PICTURES = ['image/jpeg', 'image/png'] as const
export const ZIP = 'application/zip'
export const CSV = 'text/csv'
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** What a browser names an old workbook, and on Windows a CSV. */
export const XLS = 'application/vnd.ms-excel'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
