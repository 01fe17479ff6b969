import { html, nothing } from '../../platform/http/html.ts';
import { page, type PageFrame } from './page.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** Text of the way back, to the portal unless another one is named; null for none. Default `Start again`. */
  readonly restart?: string | { readonly text: string; readonly href: string } | null;
}

export function messagePage(frame: PageFrame, { heading, text, restart = 'Start again' }: Message): string {
  const way = typeof restart === 'string' ? { text: restart, href: '/' } : restart;
  const back = way === null ? nothing : html`<a class="primary" href="${way.href}">${way.text}</a>`;
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
