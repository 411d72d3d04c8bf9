/** The path of the page within the portal, which a demo may have under a path of its host. */
export const currentPath = (): string => window.location.pathname.slice(__BASE_PATH__.length)
