import { html, type Html } from './html.ts'

/** A page of the sandbox: no script, styled with the tokens of the portal's theme. */
export function layout(title: string, mails: number, content: Html): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · Lekha</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/sandbox/style.css" />
      </head>
      <body>
        <header class="bar">
          <a class="brand" href="/sandbox"
            ><img src="/favicon.svg" alt="" width="26" height="26" />Lekha sandbox</a
          >
          <nav aria-label="Sandbox">
            <a href="/sandbox/inbox">Inbox <span class="count">${mails}</span></a>
            <a class="button" href="/">Open the portal</a>
          </nav>
        </header>
        <main>${content}</main>
      </body>
    </html>`
  return new Response(page.markup, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // Replaces the portal's policy, which forbids form submission.
      'Content-Security-Policy': "default-src 'self'; form-action 'self'; frame-ancestors 'none'",
    },
  })
}
