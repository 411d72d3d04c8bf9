/** Of our own script: its file name, which is a hash, and the position in it. */
export type Frame = { file: string; line: number; column: number }

export type ErrorFacts = { name: string; frames: readonly Frame[] }

/** Names that no user or server can choose. */
const OWN_ERRORS = [
  'CaseReaderLoadError',
  'ChunkLoadError',
  'NoPagesError',
  'PdfEngineError',
  'StalledError',
  'WorkbookTimeoutError',
  'WorkerLoadError',
  'ZipError',
] as const
const BUILT_IN_ERRORS = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
  'VersionError',
] as const
export const ERROR_NAMES: readonly string[] = [...OWN_ERRORS, ...BUILT_IN_ERRORS]

const MAX_FRAMES = 10
/** 'https://host/assets/1a2b3c4d.js:1:234'; nothing else of a stack is kept, because messages stand in it too. */
const FRAME = /(https?:\/\/[^\s)/]+)\/(assets|pdfjs)\/([\w.-]{1,60}\.m?js):(\d{1,7}):(\d{1,7})/g

/** Neither the message nor another text of a thrown value. An unknown name is 'Error'. */
export function errorFacts(thrown: unknown, origin: string): ErrorFacts {
  const { name = '', stack = '' } = thrown instanceof Error ? thrown : {}
  const frames = [...stack.matchAll(FRAME)]
    .filter(([, host]) => host === origin)
    .slice(0, MAX_FRAMES)
    .map(([, , , file = '', line, column]) => ({
      file,
      line: Number(line),
      column: Number(column),
    }))
  return { name: ERROR_NAMES.includes(name) ? name : 'Error', frames }
}
