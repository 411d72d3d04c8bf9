/** The folder of a host that the build is served from (`vite build --base /lekha/`), without a slash at the end; '' for a whole host. */
export const BASE_PATH = import.meta.env.BASE_URL.slice(0, -1)

/** The path of the open page within the portal. */
export const currentPath = (): string => window.location.pathname.slice(BASE_PATH.length)
