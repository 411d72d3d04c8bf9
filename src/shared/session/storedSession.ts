/** Storage key of what a reload and other tabs need: the signed-in user (persistence.ts). */
export const STORED_SESSION = 'lekha-session'
