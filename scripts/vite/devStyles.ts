import type { EnvironmentModuleNode, ViteDevServer } from 'vite'

/** The stylesheets of a module and all that it imports, as addresses of the development server. */
export async function devStyles(server: ViteDevServer, entry: string): Promise<string[]> {
  const { ssr } = server.environments
  await ssr.transformRequest(entry)
  const styles = new Set<string>()
  const seen = new Set<EnvironmentModuleNode>()
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    if (/\.s?css$/.test(node.url)) styles.add(node.url)
    node.importedModules.forEach(visit)
  }
  const start = await ssr.moduleGraph.getModuleByUrl(entry)
  if (start !== undefined) visit(start)
  return [...styles]
}
