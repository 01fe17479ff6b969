import { findingIn, scenario, someApplicationRows, viewing } from '@portal/api/mocks';
import { openable } from '../testing/openable.ts';
import { page, type Play } from '../testing/play.ts';
import { installScenario } from '../testing/portal-story.tsx';

const statuses = ['Primary edit', 'Complete', 'Depersonalised'];
const rows = someApplicationRows(12).map((row, index) => ({
  ...row,
  Status: statuses[index] ?? row.Status,
}));

/** Twelve applications; the second is complete, the third depersonalised. */
export const applications = scenario(viewing(), findingIn(rows), openable(rows));

/** Without what users chose in this browser. */
export const startWithKeysOn: typeof installScenario = (context) => {
  localStorage.clear();
  return installScenario(context);
};

/** Presses single keys once the page knows them. */
export async function press(play: Play, keys: string): Promise<void> {
  await play.canvas.findByRole('button', { name: 'Command palette' });
  await play.userEvent.keyboard(keys);
}

/** Presses single keys in the list. */
export async function pressInList(play: Play, keys: string): Promise<void> {
  await play.canvas.findByRole('link', { name: '1147' });
  await press(play, keys);
}

export const findDialog = (play: Play, name: string | RegExp) => page(play).findByRole('dialog', { name });
