export const TEST_BUILD_DIR: string
export function buildForTests(): void
export function testBuildEnv(): Record<string, string>
