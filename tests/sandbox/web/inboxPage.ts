import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { CHANNELS, isChannel, type Channel } from '../channels.ts'
import { sampleLinks } from '../dav/sampleLinks.ts'
import type { SentMessage, World } from '../world.ts'
import { html, type Html } from './html.ts'
import { layout } from './layout.ts'

/** Texts for an empty inbox. */
const NOTHING: Record<Channel | 'all', { title: string; line: string }> = {
  all: {
    title: 'No messages yet',
    line: 'Sign up, ask for a new password or create an address case; what is sent arrives here.',
  },
  email: {
    title: 'No e-mails yet',
    line: 'Sign up, or ask for a new password; the letter with its link arrives here.',
  },
  sms: {
    title: 'No SMS yet',
    line: 'Create an address case, or resend its notification; the candidate’s link arrives here.',
  },
  call: {
    title: 'No voice calls yet',
    line: 'Create an address case, or resend its notification; what the candidate hears is here.',
  },
}

function letter({ channel, at, to, subject, text, link }: SentMessage): Html {
  return html`<li class="panel letter">
    <h2>${subject}</h2>
    <p class="meta">
      <span class="tag">${CHANNELS[channel]}</span> To ${to} · ${formatIndiaDateTime(at)}
    </p>
    <p>${text}</p>
    ${link === null ? '' : html`<p><a class="button" href="${link}">Open the link</a> <code>${link}</code></p>`}
  </li>`
}

/** One channel, or all. */
function tabs(world: World, currentChannel: Channel | null): Html {
  const tab = (channel: Channel | null, label: string) => {
    const { length } = world.inbox.filter((mail) => channel === null || mail.channel === channel)
    return html`<a
      href="/sandbox/inbox${channel === null ? '' : `?channel=${channel}`}"
      ${channel === currentChannel ? html`aria-current="page"` : ''}
      >${label} <span class="count">${length}</span></a
    >`
  }
  const links = Object.entries(CHANNELS).flatMap(([channel, label]) =>
    isChannel(channel) ? [tab(channel, label)] : [],
  )
  return html`<nav class="tabs" aria-label="Channels">${[tab(null, 'All'), ...links]}</nav>`
}

/** A candidate link for every kind of case, without an upload. */
const candidates = (world: World): Html =>
  html`<section class="panel" aria-labelledby="candidates">
    <h2 id="candidates">Links of sample candidates</h2>
    <p class="line">
      To the address form; <a href="/sandbox#phone">how to open one on a phone</a>.
    </p>
    <ul class="samples">
      ${sampleLinks(world).map(
        ({ description, link }) =>
          html`<li>
            <a href="${link}">${link.slice('/dav/form?'.length)}</a><span>${description}</span>
          </li>`,
      )}
    </ul>
  </section>`

/** /sandbox/inbox: the "sent" messages, newest first; one channel if the URL names it. */
export function inboxPage(world: World, requested: string | null): Response {
  const currentChannel = isChannel(requested) ? requested : null
  const letters = world.inbox.filter(
    ({ channel }) => currentChannel === null || channel === currentChannel,
  )
  const emptyText = NOTHING[currentChannel ?? 'all']
  return layout(
    'Inbox',
    world.inbox.length,
    html`<h1>Inbox</h1>
      <p class="lead">
        E-mails, SMS and voice calls that the sandbox sent, newest first. Reload after you asked for
        one.
      </p>
      ${tabs(world, currentChannel)}
      ${
        letters.length === 0
          ? html`<div class="panel blank">
              <h2>${emptyText.title}</h2>
              <p>${emptyText.line}</p>
            </div>`
          : html`<ol class="letters">
              ${letters.map(letter)}
            </ol>`
      }
      ${candidates(world)}`,
  )
}
