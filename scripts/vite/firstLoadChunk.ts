import { join } from 'node:path'

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * Puts everything that the entry imports statically into one chunk: a phone on a slow line pays the round trip of a
 * request once, not once for each of a dozen small files.
 */
export function firstLoadChunk(root: string): (id: string, graph: ModuleGraph) => string | null {
  let reached: Set<string> | null = null
  return (id, graph) => {
    reached ??= reach(join(root, 'src/main.tsx'), graph, new Set())
    return reached.has(id) ? 'first' : null
  }
}

function reach(id: string, graph: ModuleGraph, seen: Set<string>): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reach(next, graph, seen)
  return seen
}
