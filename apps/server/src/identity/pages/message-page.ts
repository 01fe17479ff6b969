import { html, nothing, page, type PageFrame } from './page.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** Offers the way back to the portal; default true. */
  readonly restart?: boolean;
}

export function messagePage(frame: PageFrame, { heading, text, restart = true }: Message): string {
  const back = restart ? html`<a class="primary" href="/">Start again</a>` : nothing;
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
