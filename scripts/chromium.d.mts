import type { LaunchOptions } from '@playwright/test'

export function findChromium(): string | undefined
export function ensureChromium(): string
export function preferHeadlessShell(): void
export function launchOptions(options?: { hasCamera?: boolean }): LaunchOptions
export const DISABLED_FEATURES: readonly string[]
