let leavers = 0

/** True while a logout is on its way: a poll that is answered 401 meanwhile is no surprise and raises no dialog. */
export const isLeaving = () => leavers > 0

/** Runs a logout call. */
export async function leave<Value>(call: () => Promise<Value>): Promise<Value> {
  leavers += 1
  try {
    return await call()
  } finally {
    leavers -= 1
  }
}
