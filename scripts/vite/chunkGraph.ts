import type { Rolldown } from 'vite'

/** What is read of a script in the build. */
export type Chunk = Pick<
  Rolldown.OutputChunk,
  'type' | 'fileName' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'code'
> & { viteMetadata?: { importedCss: ReadonlySet<string> } | undefined }

/** The files of a build by name. */
export type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type' | 'source'>>>

/**
 * The chunk that was made for a source module: its own entry or lazy chunk.
 * @throws Error where the build holds no such module.
 */
export function chunkOf(bundle: Bundle, module: string): Chunk {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk')
  const found =
    chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module)) ??
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(module)))
  if (found === undefined)
    throw new Error(`No chunk holds ${module}. Correct the tables of scripts/vite.`)
  return found
}

/** A chunk and all that it imports statically: what the browser must have before it can run. */
export function graphOf(bundle: Bundle, from: Chunk): Chunk[] {
  const reachable = new Set([from])
  // A set goes on to what is added while it is walked.
  for (const chunk of reachable)
    for (const name of chunk.imports) {
      const next = bundle[name]
      if (next?.type === 'chunk') reachable.add(next)
    }
  return [...reachable]
}
