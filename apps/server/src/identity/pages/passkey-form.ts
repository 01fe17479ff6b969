import { html, nothing, type Html } from './page.ts';

export interface PasskeyForm {
  /** Make a passkey, or get an answer from one. */
  readonly kind: 'create' | 'get';
  /** Where the answer is sent. */
  readonly action: string;
  /** Where the question comes from. */
  readonly question: string;
  readonly text: string;
}

/** A button that has the browser ask for a passkey; where it cannot, there is none. */
export const passkeyForm = ({ kind, action, question, text }: PasskeyForm): Html =>
  html`<form method="post" action="${action}" data-passkey="${kind}" data-question="${question}" hidden>
    <input type="hidden" name="answer" value="" />
    ${
      kind === 'create'
        ? html`<div class="field">
            <label for="name">Name of the passkey</label>
            <input
              class="input"
              id="name"
              name="name"
              type="text"
              autocomplete="off"
              maxlength="60"
              placeholder="This device"
            />
          </div>`
        : nothing
    }
    <button class="secondary" type="submit">${text}</button>
    <p class="problem" role="alert" data-problem hidden></p>
  </form>`;
