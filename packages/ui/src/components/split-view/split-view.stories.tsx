import { createRef } from 'react';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { splitViewDocs } from '../../../docs/components/split-view.docs.tsx';
import type { SplitLayout } from './split-view.model.ts';
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
  title: 'Blocks/Split view',
  component: SplitView,
  args: {
    layout: 'split' as SplitLayout,
    listLabel: 'Parcels',
    list: <List />,
    listFooter: <p className="border-t border-border px-4 py-2">1 - 30 of 30</p>,
    paneLabel: 'Parcel 1',
    pane: <p className="p-6">On its way.</p>,
    listRef: createRef<HTMLDivElement>(),
    paneRef: createRef<HTMLDivElement>(),
  },
  parameters: { block: splitViewDocs, layout: 'fullscreen' },
  decorators: [(Story) => <div className="flex h-[320px] flex-col">{Story()}</div>],
});

/** A list and its open item side by side. */
export const Default = meta.story({ tags: ['visual'] });
Default.test('scrolls each side by itself, with the footer visible', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  const scroller = document.activeElement;
  await expect(canvas.getByRole('region', { name: 'Parcels' })).toContainElement(scroller as HTMLElement);
  scroller?.scrollTo({ top: 9999, behavior: 'instant' });
  await expect(canvas.getByText('Parcel 30')).toBeVisible();
  await expect(canvas.getByText('1 - 30 of 30').getBoundingClientRect().bottom).toBeLessThanOrEqual(320);
  await expect(canvas.getByText('On its way.').getBoundingClientRect().top).toBeLessThan(100);
});

Default.test('gives refs to its scrollers', async ({ canvas, args }) => {
  const [list, pane] = [args.listRef, args.paneRef] as { current: HTMLElement | null }[];
  await expect(canvas.getByRole('region', { name: 'Parcels' })).toContainElement(list?.current ?? null);
  await expect(canvas.getByRole('region', { name: 'Parcel 1' })).toContainElement(pane?.current ?? null);
  await expect(list?.current?.scrollHeight).toBeGreaterThan(320);
});

/** Only the list. */
export const Single = meta.story({ args: { layout: 'single' } });
Single.test('has only the list', async ({ canvas }) => {
  await expect(canvas.getByText('Parcel 1')).toBeVisible();
  await expect(canvas.queryByText('On its way.')).toBeNull();
  await expect(canvas.queryByRole('region')).toBeNull();
});

function Fitting(props: SplitViewProps) {
  const { layout, fits } = useSplitView({ preferred: props.layout });
  return (
    <>
      <p>{fits ? 'Two panes fit' : 'One pane fits'}</p>
      <SplitView {...props} layout={layout} />
    </>
  );
}

export const FollowsTheWindow = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Fitting {...args} />,
});
FollowsTheWindow.test(
  'leaves the two panes once the window is steady, and returns to them',
  async ({ canvas }) => {
    const width = spyOn(window, 'innerWidth', 'get');
    const resizeTo = (px: number) => {
      width.mockReturnValue(px);
      return fireEvent(window, new Event('resize'));
    };
    await resizeTo(1200);
    await waitFor(() => expect(canvas.getByText('On its way.')).toBeVisible());
    await resizeTo(1199);
    await expect(canvas.getByText('Two panes fit')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('On its way.')).toBeNull());
    await expect(canvas.getByText('Parcel 1')).toBeVisible();
    await resizeTo(1400);
    await waitFor(() => expect(canvas.getByText('On its way.')).toBeVisible());
    width.mockRestore();
  },
);

/** Wide content on both sides. */
export const HostileContent = meta.story({
  args: {
    list: <List names={['W'.repeat(200), '👩‍👩‍👧 مرحبا بالعالم', '']} />,
    pane: <p className="p-4">{'Z'.repeat(400)}</p>,
    listFooter: undefined,
  },
});
HostileContent.test('keeps wide content within its side', async ({ canvas, canvasElement }) => {
  const pane = canvas.getByRole('region', { name: 'Parcel 1' });
  const list = canvas.getByRole('region', { name: 'Parcels' });
  await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(pane.getBoundingClientRect().left);
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
