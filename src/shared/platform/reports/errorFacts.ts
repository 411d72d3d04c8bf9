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
/** '1a2b3c4d.js', 'pdf.worker-1a2b3c4d.js': how the build names its scripts. */
export const SCRIPT_NAME = /^(?:[\w.]{1,40}-)?[\w-]{8}\.js$/
/** '    at load (https://host/assets/1a2b3c4d.js:1:234)' in Chrome, 'load@https://host/…' in Firefox and Safari. */
const FRAME = /(?:^|[\s(@])(https?:\/\/[^\s)/]+)\/assets\/([^\s()/:]+):(\d{1,7}):(\d{1,7})\)?$/
const CHROME_FRAME = /^\s+at /m

/** Chrome writes name and message before the frames. Empty where the message has changed since, as its end is unknown. */
function stackWithoutMessage({ message, stack = '' }: Error): string {
  const [name = ''] = /^[\w$.]+: /.exec(stack) ?? []
  const header = [name + message, message].find((text) => stack.startsWith(text))
  if (header !== undefined) return stack.slice(header.length)
  return CHROME_FRAME.test(stack) ? '' : stack
}

/** Neither the message nor another text of a thrown value. An unknown name is 'Error'. */
export function errorFacts(thrown: unknown, origin: string): ErrorFacts {
  if (!(thrown instanceof Error)) return { name: 'Error', frames: [] }
  const { name } = thrown
  const frames = stackWithoutMessage(thrown)
    .split('\n')
    .flatMap((row) => {
      const [, host, file = '', line, column] = FRAME.exec(row) ?? []
      if (host !== origin || !SCRIPT_NAME.test(file)) return []
      return [{ file, line: Number(line), column: Number(column) }]
    })
    .slice(0, MAX_FRAMES)
  return { name: ERROR_NAMES.includes(name) ? name : 'Error', frames }
}
