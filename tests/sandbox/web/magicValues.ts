import { MAGIC, MAGIC_PLACES, type MagicPlace } from '../magic.ts'
import { MANUAL_STEPS } from '../magic/manualSteps.ts'
import type { Place } from '../magic/place.ts'
import { html, type Html } from './html.ts'

const PLACES = Object.keys(MAGIC_PLACES) as MagicPlace[] // keys of the table

const GROUPS: readonly Place['group'][] = [
  'Analyzers',
  'Signing in and the account',
  'Administration',
  'Address verification',
  'Company checks',
  'Employment history (UAN)',
  'GSTR',
]
const placesOf = (group: Place['group']) =>
  PLACES.filter((place) => MAGIC_PLACES[place].group === group)

function valuesAt(place: MagicPlace): Html {
  const { name, location } = MAGIC_PLACES[place]
  return html`<div
    class="scroll"
    id="magic-${place}"
    tabindex="0"
    role="region"
    aria-label="Magic values: ${name}"
  >
    <table>
      <caption>
        <b>${name}:</b>
        ${location}
      </caption>
      <thead>
        <tr>
          <th scope="col">Value</th>
          <th scope="col">Ends in</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        ${MAGIC.filter((row) => row.place === place).map(
          ({ value, expectedDialog, note }) =>
            html`<tr>
              <th scope="row"><code>${value}</code></th>
              <td>${expectedDialog}</td>
              <td>${note}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** Dialogs without a magic value. */
function byHand(): Html {
  return html`<div
    class="scroll"
    id="by-hand"
    tabindex="0"
    role="region"
    aria-label="Dialogs reached without a value"
  >
    <table>
      <thead>
        <tr>
          <th scope="col">Ends in</th>
          <th scope="col">What to do</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(MANUAL_STEPS).map(
          ([name, how]) =>
            html`<tr>
              <th scope="row"><code>${name}</code></th>
              <td>${how}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

/** All magic values with their dialogs, by place. */
export function magicValues(): Html {
  return html`<section class="panel" id="magic" aria-labelledby="magic-title">
    <h2 id="magic-title">Magic values</h2>
    <p class="line">
      Each brings about one dialog or state, so that every branch can be walked by hand. One rule:
      write the value where the place says. Of a document that is the title of the PDF (“Sandbox:
      value”), or its file name where the call sends one.
    </p>
    <nav class="places" aria-label="Places of magic values">
      ${GROUPS.map(
        (group) =>
          html`<p>
            <b>${group}</b>
            ${placesOf(group).map(
              (place) => html`<a href="#magic-${place}">${MAGIC_PLACES[place].name}</a>`,
            )}
          </p>`,
      )}
    </nav>
    ${GROUPS.map(
      (group) =>
        html`<h3>${group}</h3>
          ${placesOf(group).map(valuesAt)}`,
    )}
    <h3>Without a value</h3>
    ${byHand()}
  </section>`
}
