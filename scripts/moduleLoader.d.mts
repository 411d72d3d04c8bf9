import type { ViteDevServer } from 'vite'

export function createModuleLoader(root?: string): Promise<ViteDevServer>
