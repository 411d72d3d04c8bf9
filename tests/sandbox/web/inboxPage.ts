import type { Mail, World } from '../world.ts'
import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { indiaTime } from './time.ts'

function letter({ at, to, subject, text, link }: Mail): Html {
  return html`<li class="panel letter">
    <h2>${subject}</h2>
    <p class="meta">To ${to} · ${indiaTime(at)}</p>
    <p>${text}</p>
    ${link === null ? '' : html`<p><a class="button" href="${link}">Open the link</a> <code>${link}</code></p>`}
  </li>`
}

/** /sandbox/inbox: what the backend "sent", newest first. */
export function inboxPage(world: World): Response {
  const letters = world.inbox.map(letter)
  return layout(
    'Inbox',
    world.inbox.length,
    html`<h1>Inbox</h1>
      <p class="lead">
        E-mails that the sandbox sent, newest first. Reload after you asked for one.
      </p>
      ${
        letters.length === 0
          ? html`<div class="panel blank">
              <h2>No e-mails yet</h2>
              <p>Sign up, or ask for a new password; the letter with its link arrives here.</p>
            </div>`
          : html`<ol class="letters">
              ${letters}
            </ol>`
      }`,
  )
}
