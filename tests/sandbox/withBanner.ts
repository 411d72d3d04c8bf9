/** The portal's page with the accounts beside the sign-in form, added by the server, so that no build contains it. */
export const withBanner = (html: string): string =>
  html
    .replace('</head>', '<link rel="stylesheet" href="/sandbox/banner.css" /></head>')
    .replace('</body>', '<script type="module" src="/sandbox/banner.js"></script></body>')
