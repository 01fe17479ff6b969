import { expect, waitFor, within } from 'storybook/test';
import { installScenario } from '../../testing/portal-story.tsx';
import type { Play } from '../../testing/play.ts';

/** Poll interval of pending verifications in ms; a result is shown within five seconds. */
export const pendingInterval = 3_000;

/** Clears the stored state, so that each story starts a new session. */
export function newSession(story: Parameters<typeof installScenario>[0]): void {
  sessionStorage.removeItem('verificationSession');
  installScenario(story);
}

export const table = ({ canvas }: Pick<Play, 'canvas'>, service = 'Company') =>
  canvas.findByRole('region', { name: `${service} verifications` });

/** The rows, once those of the previous page or search are gone. */
export const rowsOf = async (play: Pick<Play, 'canvas'>, service?: string) => {
  const shown = within(await table(play, service));
  await waitFor(() => expect(shown.getByRole('table')).not.toHaveAttribute('aria-busy'));
  return shown.getAllByRole('row').slice(1);
};

export const headings = async (play: Pick<Play, 'canvas'>, service?: string) =>
  within(await table(play, service))
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

export const press = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** The query parameters that a list sent. */
export const asked = ({ requests }: { readonly requests: readonly { readonly query: URLSearchParams }[] }) =>
  requests.map(({ query }) => query.toString());
