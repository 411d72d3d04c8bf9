import type { LaunchOptions } from '@playwright/test'

export function findChromium(): string | undefined
export function ensureChromium(): string
export function launchOptions(): LaunchOptions
export const DISABLED_FEATURES: readonly string[]
