import { join } from 'node:path'

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }
type ChunkGroup = {
  name: (id: string, graph: ModuleGraph) => string | null
  debugName: string
  priority: number
}

type Together = {
  chunk: string
  entries: readonly string[]
  /** What these reach stays apart: it is loaded where the others are not. */
  without: readonly string[]
}

/** What every signed-in page loads, and what of it a guest or a candidate may be given alone. */
const SIGNED_IN: Together = {
  chunk: 'signedIn',
  entries: [
    'src/app/guards/SessionArea.tsx',
    'src/shared/session/persistence.ts',
    'src/shared/analyzer/jobs/JobsTray.tsx',
  ],
  without: [
    'src/app/pages/LaterPage.tsx',
    'src/features/auth/ForgotPasswordPage.tsx',
    'src/features/auth/SetPasswordPage.tsx',
    'src/features/auth/SignUpPage.tsx',
    'src/features/auth/TermsModal.tsx',
    'src/features/auth/VerifyEmailPage.tsx',
    'src/shared/api/transport.ts',
    'src/shared/errors/ErrorOverlay.tsx',
    'src/shared/errors/ToastStage.tsx',
  ],
}
const FIRST: Together = { chunk: 'first', entries: ['src/main.tsx'], without: [] }

/**
 * Puts what is always loaded together into one chunk: a phone on a slow line pays the round trip of a request once and
 * not for each of forty small files, which also pack worse (home: 44 files and 193 kB gz before, 9 and 185 after).
 */
export const chunkGroups = (root: string): ChunkGroup[] =>
  [SIGNED_IN, FIRST].map((together, priority) => groupOf(root, together, priority))

function groupOf(
  root: string,
  { chunk, entries, without }: Together,
  priority: number,
): ChunkGroup {
  let reached: ReadonlySet<string> | null = null
  return {
    debugName: chunk,
    priority,
    name: (id, graph) => {
      reached ??= difference(reach(root, entries, graph), reach(root, without, graph))
      return reached.has(id) ? chunk : null
    },
  }
}

/** The modules and all that they import statically. */
function reach(root: string, modules: readonly string[], graph: ModuleGraph): Set<string> {
  const seen = new Set(modules.map((module) => join(root, module)))
  // A set goes on to what is added while it is walked.
  for (const id of seen)
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next)
  return seen
}

const difference = (all: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...all].filter((id) => !others.has(id)))
