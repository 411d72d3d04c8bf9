import type { AppThunk } from '#shared/store/types.ts'

/** Keeps what jobs hold within its limit, with code that no first screen needs; where it does not come, the next job asks again. */
export function makeRoom(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const code = await import('./room.ts').catch(() => null)
    if (code !== null) await dispatch(code.letOldestGo())
  }
}
