import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { splitViewDocs } from './split-view.docs.ts';
import { SplitView, type SplitViewProps } from './split-view.tsx';
import { useSplitView } from './use-split-view.ts';

const parcels = Array.from({ length: 30 }, (_, index) => `Parcel ${index + 1}`);

const List = ({ names = parcels }: { names?: readonly string[] }) => (
  <ul className="m-0 list-none p-0">
    {names.map((name) => (
      <li key={name} className="border-b border-border px-4 py-2.5 wrap-anywhere">
        {name}
      </li>
    ))}
  </ul>
);

const meta = preview.meta({
  component: SplitView,
  args: {
    shown: 'split',
    listLabel: 'Parcels',
    list: <List />,
    listFoot: <p className="border-t border-border px-4 py-2">1 - 30 of 30</p>,
    paneLabel: 'Parcel 1',
    pane: <p className="p-6">On its way.</p>,
  },
  parameters: { block: splitViewDocs, layout: 'fullscreen' },
  decorators: [(Story) => <div className="flex h-[320px] flex-col">{Story()}</div>],
});

export const Default = meta.story({ tags: ['visual'] });
Default.test('lets each side scroll by itself, the foot in sight', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const scroller = document.activeElement;
  await expect(canvas.getByRole('region', { name: 'Parcels' })).toContainElement(scroller as HTMLElement);
  scroller?.scrollTo({ top: 9999, behavior: 'instant' });
  await expect(canvas.getByText('Parcel 30')).toBeVisible();
  await expect(canvas.getByText('1 - 30 of 30').getBoundingClientRect().bottom).toBeLessThanOrEqual(320);
  await expect(canvas.getByText('On its way.').getBoundingClientRect().top).toBeLessThan(100);
});

export const Single = meta.story({ args: { shown: 'single' } });
Single.test('has the list alone', async ({ canvas }) => {
  await expect(canvas.getByText('Parcel 1')).toBeVisible();
  await expect(canvas.queryByText('On its way.')).toBeNull();
  await expect(canvas.queryByRole('region')).toBeNull();
});

/** The story's window has one width: the least width moves instead of it. */
function Fitting(props: SplitViewProps) {
  const [minWidth, setMinWidth] = useState(0);
  const { shown, fits } = useSplitView({ preferred: 'split', minWidth });
  return (
    <>
      <button type="button" className="min-h-6" onClick={() => setMinWidth(minWidth === 0 ? 99_999 : 0)}>
        {fits ? 'Narrow' : 'Widen'}
      </button>
      <SplitView {...props} shown={shown} />
    </>
  );
}

export const FollowsTheRoom = meta.story({ render: (args) => <Fitting {...args} /> });
FollowsTheRoom.test('returns to two panes with the room, without a choice', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('On its way.')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Narrow' }));
  await expect(canvas.queryByText('On its way.')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Widen' }));
  await waitFor(() => expect(canvas.getByText('On its way.')).toBeVisible());
});

export const Hostile = meta.story({
  args: {
    list: <List names={['W'.repeat(200), '👩‍👩‍👧 مرحبا بالعالم', '']} />,
    pane: <p className="p-4 whitespace-nowrap">{'Z'.repeat(400)}</p>,
    listFoot: undefined,
  },
});
Hostile.test('keeps what is too wide within its own side', async ({ canvas, canvasElement }) => {
  const pane = canvas.getByRole('region', { name: 'Parcel 1' });
  const list = canvas.getByRole('region', { name: 'Parcels' });
  await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(pane.getBoundingClientRect().left);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
