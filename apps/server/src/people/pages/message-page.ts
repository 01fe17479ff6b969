import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** Text of the way back, to the portal unless another one is named; null for none. Default `Start again`. */
  readonly restart?: string | { readonly text: string; readonly href: string } | null;
}

export function messagePage(frame: PageFrame, { heading, text, restart = 'Start again' }: Message): string {
  const way = typeof restart === 'string' ? { text: restart, href: '/' } : restart;
  return cardPage(
    frame,
    { heading },
    html`<p>${text}</p>
      ${way !== null && html`<a class="primary" href="${way.href}">${way.text}</a>`}`,
  );
}
