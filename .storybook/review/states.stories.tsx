import { useArgs } from 'storybook/preview-api';
import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { phone } from '../../apps/portal/src/testing/phone.ts';
import { fromArg, toArg } from './addresses.ts';
import { pictured } from './fixtures.ts';
import { loadReview, WithReview } from './review-page.tsx';
import { States } from './states.tsx';

interface StatesArgs {
  /** The text in the field, with two underscores for a dot. */
  find: string;
  /** Areas whose states are listed at first. */
  unfolded: string[];
}

const meta = preview.meta({
  title: 'Review/States',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  loaders: [loadReview],
  args: { find: '', unfolded: [] } as StatesArgs,
  render: function Table({ find, unfolded }: StatesArgs, { loaded }) {
    const [, updateArgs] = useArgs<StatesArgs>();
    return (
      <WithReview title="States" loaded={loaded}>
        {(data) => (
          <States
            data={data}
            find={fromArg(find)}
            onFindChange={(text) => updateArgs({ find: toArg(text) })}
            defaultUnfolded={unfolded}
          />
        )}
      </WithReview>
    );
  },
});

/** All states by area with their reviews, and a field that finds one. */
export const Default = meta.story({ name: 'States' });
const cellsOf = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);

export const Table = meta.story({
  tags: ['!dev', 'state:desk.states.table'],
  args: { unfolded: ['users'] },
  parameters: { review: pictured },
});
Table.test('counts the states of each area and of all (DESK-013)', async ({ canvas }) => {
  await expect(canvas.getByText('10 states in 3 areas')).toBeVisible();
  await expect(cellsOf(canvas.getAllByRole('row')[0] as HTMLElement)).toEqual([
    'Area',
    'States',
    'With story',
    'With picture',
    'Signed off',
    'Changes wanted',
    'Changed since',
    'Requirements',
  ]);
  const total = canvas.getByRole('row', { name: /^Total/ });
  await expect(cellsOf(total)).toEqual(['Total', '10', '10', '10', '5', '1', '2', '14']);
  const users = canvas.getByRole('row', { name: /^users 7/ });
  await expect(cellsOf(users)).toEqual(['users', '7', '7', '7', '4', '1', '1', '8']);
});
Table.test('unfolds an area to its states with the same facts (DESK-013)', async ({ canvas, userEvent }) => {
  const failed = canvas.getByRole('row', { name: /^users\.page\.failed/ });
  await expect(cellsOf(failed)).toEqual(['users.page.failed', '1', '1', '1', '0', '1', '0', '1']);
  const users = canvas.getByRole('button', { name: 'users', expanded: true });
  await userEvent.click(users);
  await expect(canvas.queryByRole('row', { name: /^users\.page\.failed/ })).toBeNull();
});

export const Found = meta.story({
  tags: ['!dev', 'state:desk.states.found'],
  args: { find: 'LIST-048' },
  parameters: { review: pictured },
});
Found.test('says how many states were found and what matched (DESK-014, DESK-015)', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent(/^2 states$/);
  const link = canvas.getByRole('link', { name: 'list.page.first-page' });
  await expect(link).toHaveAttribute(
    'href',
    '?path=/story/review-looks--default&args=state:list__page__first-page',
  );
  await expect(link.closest('th')).toHaveTextContent('leads on from the first page (LIST-047, LIST-048)');
});
export const NothingFound = meta.story({
  tags: ['!dev', 'state:desk.states.nothing-found'],
  args: { find: 'zzz' },
  parameters: { review: pictured },
});
NothingFound.test(
  'says that no state matches, and finds while typing (DESK-014)',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No state matches “zzz”.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard('Retry');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 state');
  },
);

export const Narrow = meta.story({
  ...phone,
  tags: ['!dev'],
  parameters: { ...phone.parameters, review: pictured },
  args: { find: 'LIST-048' },
});
Narrow.test('scrolls the table in its region (DESK-022)', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: 'States by area' });
  await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  await expect(document.documentElement.scrollWidth).toBe(390);
});
