import { html, nothing, page, type PageFrame } from './page.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** Text of the way back to the portal; null for none. Default `Start again`. */
  readonly restart?: string | null;
}

export function messagePage(frame: PageFrame, { heading, text, restart = 'Start again' }: Message): string {
  const back = restart === null ? nothing : html`<a class="primary" href="/">${restart}</a>`;
  return page(
    frame,
    heading,
    html`<section class="card form-card">
      <h1>${heading}</h1>
      <p>${text}</p>
      ${back}
    </section>`,
  );
}
