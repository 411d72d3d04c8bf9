import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from '../accounts.ts'
import { APPLICANT_SAMPLES } from '../applicants.ts'
import { LIMIT_FILES } from '../limitFiles.ts'
import { HISTORY_SAMPLES, SAMPLE_GROUPS, type SandboxSample } from '../samples.ts'
import { SPEEDS } from '../speed.ts'
import type { World } from '../world.ts'
import { SIGN_IN_MARK } from './banner.ts'
import { html, type Html } from './html.ts'
import { layout } from './layout.ts'
import { magicValues } from './magicValues.ts'
import { nextPanel, type RefusedForm } from './nextPanel.ts'

const AHEAD = [
  ['60', '1 minute'],
  ['1800', '30 minutes'],
  ['2400', '40 minutes'],
  ['86400', '1 day'],
  ['864000', '10 days'],
] as const

const atStart = (isDemo: boolean, command: string) =>
  isDemo ? '' : html`<p>At start: <code>${command}</code></p>`

function settings(world: World, isDemo: boolean): Html {
  const current = world.speed === Infinity ? 'instant' : String(world.speed)
  const isKnownSpeed = Object.keys(SPEEDS).includes(current)
  const options = [
    ...Object.entries(SPEEDS),
    ...(isKnownSpeed ? [] : [[current, `${current} times faster`] as const]),
  ].map(
    ([value, label]) =>
      html`<option value="${value}" ${value === current ? html`selected` : ''}>${label}</option>`,
  )
  return html`<section class="panel" aria-labelledby="pace">
    <h2 id="pace">Pace, clock and reset</h2>
    <div class="forms">
      <form method="post" action="/sandbox/speed">
        <label for="speed">Pace</label>
        <div class="joined">
          <select id="speed" name="speed">
            ${options}
          </select>
          <button>Set</button>
        </div>
        ${atStart(isDemo, 'SANDBOX_SPEED=10 npm start')}
      </form>
      <form method="post" action="/sandbox/advance">
        <label for="seconds">Clock</label>
        <div class="joined">
          <select id="seconds" name="seconds">
            ${AHEAD.map(([seconds, label]) => html`<option value="${seconds}">${label}</option>`)}
          </select>
          <button>Move forward</button>
        </div>
        <p>
          Here it is ${formatIndiaDateTime(world.now())}. Ends trials, codes and sessions early.
        </p>
      </form>
      <form method="post" action="/sandbox/reset">
        <span class="label">World</span>
        <div class="joined"><button class="danger">Reset everything</button></div>
        <p>
          ${world.clients.size} clients, ${world.users.size} users, ${world.sessions.size} signed
          in, ${world.jobs.size} jobs, ${world.feedback.length} feedback. Signs everyone out.
        </p>
      </form>
      <form class="wide" method="post" action="/sandbox/fill">
        <span class="label" id="fill">Long lists for the admin screens</span>
        <div class="joined" role="group" aria-labelledby="fill">
          <label
            >Clients
            <input type="number" name="clients" value="10000" min="0" max="200000" required
          /></label>
          <label
            >Users <input type="number" name="users" value="50000" min="0" max="200000" required
          /></label>
          <button>Fill</button>
        </div>
        <p>Adds generated ones until there are so many; a reset takes them away.</p>
        ${atStart(isDemo, 'SANDBOX_CLIENTS=10000 SANDBOX_USERS=50000 npm start')}
      </form>
    </div>
  </section>`
}

function accounts(): Html {
  const rows: readonly AccountRow[] = ACCOUNTS
  return html`<section class="panel" id="accounts" aria-labelledby="accounts-title">
    <h2 id="accounts-title">Sample accounts</h2>
    <p class="line">Press one to sign in. Password for all: <code>${SANDBOX_PASSWORD}</code></p>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="accounts-title">
      <table>
        <thead>
          <tr>
            <th scope="col">E-mail</th>
            <th scope="col">Name</th>
            <th scope="col">Client</th>
            <th scope="col">What it shows</th>
          </tr>
        </thead>
        <tbody>
          ${rows
            .filter(({ magic }) => magic !== true)
            .map(
              ({ email, username, clientCode, description }) =>
                html`<tr>
                  <th scope="row">
                    <a href="/#${SIGN_IN_MARK}${encodeURIComponent(email)}">${email}</a>
                  </th>
                  <td>${username}</td>
                  <td>${clientCode}</td>
                  <td>${description}</td>
                </tr>`,
            )}
        </tbody>
      </table>
    </div>
  </section>`
}

const list = (files: readonly SandboxSample[], folder: string): Html =>
  html`<ul class="samples">
    ${files.map(
      ({ file, description }) =>
        html`<li>
          <a href="/sandbox/${folder}/${encodeURIComponent(file)}" download>${file}</a
          ><span>${description}</span>
        </li>`,
    )}
  </ul>`

function samples(): Html {
  return html`<section class="panel" id="samples" aria-labelledby="samples-title">
    <h2 id="samples-title">Sample documents</h2>
    <p class="line">
      Results are read from the text of the file, so a payslip of your own in the same form works
      too.
    </p>
    ${SAMPLE_GROUPS.map(
      ({ service, samples: files, magic }) =>
        html`<h3>${service}</h3>
          ${list(files, 'samples')}
          <details>
            <summary>Files of its ${magic.length} magic values</summary>
            ${list(magic, 'samples')}
          </details>`,
    )}
    <h3>History of files</h3>
    <p class="line">For Solutions, History of files, and for any service that takes them.</p>
    ${list(HISTORY_SAMPLES, 'samples')}
  </section>`
}

function applicants(): Html {
  const zips = Object.entries(APPLICANT_SAMPLES).map(([name, description]) => ({
    file: `${name}.zip`,
    description,
  }))
  return html`<section class="panel" id="applicants" aria-labelledby="applicants-title">
    <h2 id="applicants-title">Sample applicants</h2>
    <p class="line">
      All documents of one applicant in a zip. Unpack it, then drop the folder on New applicant.
    </p>
    <p class="line">
      Their statements have fixed days. When they are compared more than 30 days after the last one,
      that the statement ended is one more open point of each.
    </p>
    ${list(zips, 'applicants')}
  </section>`
}

function limits(): Html {
  const files = Object.entries(LIMIT_FILES).map(([file, { description }]) => ({
    file,
    description,
  }))
  return html`<section class="panel" id="limits" aria-labelledby="limits-title">
    <h2 id="limits-title">Files at the limits</h2>
    <p class="line">
      For the checks of the browser; they are made when you fetch them. Locked, damaged and scanned
      ones stand among the documents, and any document is the wrong one in another service.
    </p>
    ${list(files, 'limits')}
  </section>`
}

/** Camera and location need a secure page, and a phone treats a network address as insecure. */
const phoneSection = (): Html =>
  html`<section class="panel" id="phone" aria-labelledby="phone-title">
    <h2 id="phone-title">A candidate’s link on a phone</h2>
    <ol class="line">
      <li>
        Start with <code>npm start -- --host</code>. The server prints its address in the network,
        such as <code>http://192.168.1.20:5173</code>; phone and computer have to be in the same
        one.
      </li>
      <li>
        Open that address with <code>/sandbox/inbox</code> on the phone and press a candidate’s
        link. The page says that it is not secure: the product runs on secure addresses only.
      </li>
      <li>
        Android, by cable: <code>adb reverse tcp:5173 tcp:5173</code>, then open
        <code>http://localhost:5173/sandbox/inbox</code>, which counts as secure.
      </li>
      <li>
        Android, without a cable: in Chrome open
        <code>chrome://flags/#unsafely-treat-insecure-origin-as-secure</code>, enter the address of
        step 1, turn it on and restart Chrome.
      </li>
      <li>
        iPhone: only over https; put a proxy with a certificate that it trusts before the server.
      </li>
    </ol>
  </section>`

const CONTENTS = [
  ['pace', 'Pace, clock and reset'],
  ['accounts', 'Sample accounts'],
  ['next', 'Answer of the next call'],
  ['phone', 'A candidate’s link on a phone'],
  ['samples', 'Sample documents'],
  ['applicants', 'Sample applicants'],
  ['limits', 'Files at the limits'],
  ['magic', 'Magic values'],
] as const

const contents = (isDemo: boolean): Html =>
  html`<nav class="contents" aria-label="On this page">
    ${CONTENTS.filter(([id]) => !(isDemo && id === 'phone')).map(([id, name]) => html`<a href="#${id}">${name}</a>`)}
  </nav>`

const PLACE = {
  server:
    'It lives in this server and forgets everything when the server stops. It checks every call as strictly as the real one, keeps real sessions, and reads what you upload. Nothing here is in a production build.',
  browser:
    'It lives in this browser: nothing that you enter or upload leaves it. It checks every call as strictly as the real one, keeps real sessions, and reads what you upload. “Reset everything” forgets it all.',
}

/** /sandbox: what it is, with all settings for testers; in the demo without what only a server has. */
export function homePage(world: World, isDemo: boolean, refused?: RefusedForm): Response {
  return layout(
    'Sandbox',
    world.inbox.length,
    html`<h1>A backend that stands in for the real one</h1>
      <p class="lead">${isDemo ? PLACE.browser : PLACE.server}</p>
      ${contents(isDemo)} ${settings(world, isDemo)} ${accounts()} ${nextPanel(world, refused)}
      ${isDemo ? '' : phoneSection()} ${samples()} ${applicants()} ${limits()} ${magicValues()}`,
  )
}
