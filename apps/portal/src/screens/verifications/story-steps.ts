import { within } from 'storybook/test';
import { installScenario } from '../../testing/portal-story.tsx';
import type { Play } from '../../testing/play.ts';

const patience = { timeout: 5_000 };

/** Milliseconds after which what is pending is asked for again: what comes then comes within five seconds. */
export const pendingInterval = 3_000;

/** Each story is a session of its own: nothing of the one before is kept. */
export function newSession(story: Parameters<typeof installScenario>[0]): void {
  sessionStorage.removeItem('verificationSession');
  installScenario(story);
}

export const table = ({ canvas }: Pick<Play, 'canvas'>, service = 'Company') =>
  canvas.findByRole('region', { name: `${service} verifications` }, patience);

export const rowsOf = async (play: Pick<Play, 'canvas'>, service?: string) =>
  within(await table(play, service))
    .getAllByRole('row')
    .slice(1);

export const headings = async (play: Pick<Play, 'canvas'>, service?: string) =>
  within(await table(play, service))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

export const press = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, patience));

/** What a list was asked, as the wire has it. */
export const asked = ({ requests }: { readonly requests: readonly { readonly query: URLSearchParams }[] }) =>
  requests.map(({ query }) => query.toString());
