import { Tag } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { tagButtonDocs } from './tag-button.docs.ts';
import { TagButton } from './tag-button.tsx';

const meta = preview.meta({
  component: TagButton,
  args: { label: 'VIP', count: 12, onChangePressed: fn() },
  parameters: { block: tagButtonDocs },
});

export const Default = meta.story();
Default.test('stays pressed until it is pressed again', async ({ canvas, userEvent, args }) => {
  const tag = canvas.getByRole('button', { name: 'VIP 12' });
  await userEvent.click(tag);
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Enter}');
  await expect(tag).toHaveAttribute('aria-pressed', 'false');
  await expect(args.onChangePressed).toHaveBeenCalledTimes(2);
  await expect(tag.getBoundingClientRect().height).toBeGreaterThanOrEqual(22);
});

export const Removable = meta.story({ args: { onRemove: fn(), pressed: true } });
Removable.test('is removed by its own button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove VIP' }));
  await expect(args.onRemove).toHaveBeenCalledOnce();
  await expect(args.onChangePressed).not.toHaveBeenCalled();
});

export const Disabled = meta.story({ args: { disabled: true, onRemove: fn() } });
Disabled.test('can be reached, and does nothing', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(args.onChangePressed).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('button', { name: 'Remove VIP' })).toBeNull();
});

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="flex flex-wrap gap-1.5">
      <TagButton label="Hot" />
      <TagButton label="Cold" defaultPressed />
      <TagButton label="VIP" icon={Tag} count={1204} />
      <TagButton label="Review" count={3} defaultPressed onRemove={() => undefined} />
      <TagButton label="Old" onRemove={() => undefined} />
      <TagButton label="Gone" disabled count={0} />
    </div>
  ),
});
States.test('are 24 px high, each by itself', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hot' }));
  await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(3);
  const chip = canvas.getByRole('button', { name: 'Hot' }).parentElement;
  await expect(chip?.getBoundingClientRect().height).toBe(24);
});

export const Hostile = meta.story({
  args: { label: `${'Bartholomew'.repeat(20)} 👩‍👩‍👧 مرحبا`, count: 1_000_000, onRemove: fn() },
  decorators: [(Story) => <div className="w-[200px]">{Story()}</div>],
});
Hostile.test('cuts its words within 200 px and keeps its count and its remove button', async ({ canvas }) => {
  const [toggle, remove] = canvas.getAllByRole('button');
  const place = toggle?.parentElement?.parentElement;
  await expect(place?.scrollWidth).toBeLessThanOrEqual(200);
  await expect(canvas.getByText('1000000').getBoundingClientRect().right).toBeLessThanOrEqual(
    remove?.getBoundingClientRect().left ?? 0,
  );
});
