import { Permission } from '@portal/api/contract';
import { anApplicationRow } from '@portal/api/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../../../.storybook/preview.tsx';
import { editableList } from '../../../../testing/editable-list.ts';
import { phone } from '../../../../testing/phone.ts';
import { installScenario, PortalStory } from '../../../../testing/portal-story.tsx';
import { cellButton } from './edit-steps.ts';
import { arriveAt, page } from '../../../../testing/play.ts';
import { rowMenuName } from '../../story-steps.ts';

const meta = preview.meta({
  title: 'Screens/Applications/List/Editing',
  component: PortalStory,
  args: {
    at: '/list',
    scenario: editableList([
      anApplicationRow(1009),
      anApplicationRow(1008),
      anApplicationRow(1007, { Label: 'Cold' }),
    ]),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** Shows rows whose assignee and label can be edited in their cells. */
export const Default = meta.story({ tags: ['state:row.editing.with-claims'] });
Default.test(
  'the button names its value, field and row; in an empty cell it names the action (LIST-114, LIST-155)',
  async (play) => {
    await expect(await cellButton(play, 'assignee', 1008)).toHaveAccessibleName(
      'Ann Able, Edit assignee of application 1008',
    );
    await expect(await cellButton(play, 'label', 1008)).toHaveAccessibleName(
      'VIP, Edit label of application 1008',
    );
    const empty = await cellButton(play, 'assignee', 1009);
    await expect(empty).toHaveAccessibleName('Edit assignee of application 1009');
    await expect(empty).toHaveTextContent('');
    await expect(empty).toHaveAttribute('data-hint', '+ Assign');
  },
);
Default.test('empty and filled rows have the same height', async (play) => {
  await cellButton(play, 'label', 1009);
  const [, ...rows] = play.canvas.getAllByRole('row');
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  await expect(new Set(heights).size).toBe(1);
});
Default.test('a click on the cell opens its dialog, not the application (LIST-113, OP-085)', async (play) => {
  await play.userEvent.click(await cellButton(play, 'label', 1008));
  await expect(await page(play).findByRole('dialog', { name: 'Label' })).toBeVisible();
  await arriveAt(play, '/list');
});

Default.test('the focus starts at the saved choice each time the dialog opens', async (play) => {
  const opener = await cellButton(play, 'label', 1007);
  for (const _time of ['first', 'second']) {
    opener.focus();
    await play.userEvent.keyboard('{Enter}');
    const dialog = within(await page(play).findByRole('dialog', { name: 'Label' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Cold' })).toHaveFocus());
    await play.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  }
});

/** Shown to users who may assign applications but not set labels. */
export const AssignOnly = meta.story({
  args: { as: { name: 'Ava Assign', claims: [Permission.myApps, Permission.assign] } },
});
AssignOnly.test(
  'the assignee can be edited; the label is text (LIST-155, LIST-159, PERM-008)',
  async (play) => {
    await expect(await cellButton(play, 'assignee', 1009)).toBeEnabled();
    const label = (await play.canvas.findByText('VIP')).closest('td') as HTMLElement;
    await expect(within(label).queryByRole('button')).toBeNull();
  },
);

/** Shown to users who may set labels but not assign applications. */
export const LabelOnly = meta.story({
  args: { as: { name: 'Lee Label', claims: [Permission.myApps, Permission.labelAssign] } },
});
LabelOnly.test('the label can be edited; the assignee is text (LIST-156, LIST-157)', async (play) => {
  await expect(await cellButton(play, 'label', 1009)).toBeEnabled();
  const assignee = (await play.canvas.findByText('Ann Able')).closest('td') as HTMLElement;
  await expect(within(assignee).queryByRole('button')).toBeNull();
});

/** Shows the rows on a phone, where the row menu contains the edit actions. */
export const Phone = meta.story(phone);
Phone.test('the row menu offers the edit actions on a phone', async (play) => {
  await play.userEvent.click(await play.canvas.findByRole('button', { name: rowMenuName(1008) }));
  const entries = await page(play).findAllByRole('menuitem');
  await expect(entries.map((entry) => entry.textContent)).toEqual([
    'Open in New Tab',
    'Assignee',
    'Label',
    'Cancel Application',
  ]);
  await play.userEvent.click(page(play).getByRole('menuitem', { name: 'Label' }));
  const dialog = within(await page(play).findByRole('dialog', { name: 'Label' }));
  await waitFor(() => expect(dialog.getByRole('radio', { name: 'VIP' })).toBeChecked());
  await play.userEvent.keyboard('{Escape}');
  await waitFor(() => expect(play.canvas.getByRole('button', { name: rowMenuName(1008) })).toHaveFocus());
});
