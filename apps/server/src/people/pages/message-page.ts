import { html } from '../../platform/http/html.ts';
import { cardPage, type PageFrame } from './page.ts';

export interface Message {
  readonly heading: string;
  readonly text: string;
  /** Text of the link back, by default `Start again` to the portal; null for no link. */
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
