import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { textAreaDocs } from '../../../docs/components/text-area.docs.tsx';
import { TextArea } from './text-area.tsx';

const meta = preview.meta({
  title: 'Forms/Text area',
  component: TextArea,
  args: { label: 'Note', onValueChange: fn() },
  parameters: { block: textAreaDocs },
});

/** An empty text area. */
export const Default = meta.story();
Default.test('grows with the typed text', async ({ canvas, userEvent, args }) => {
  const area = canvas.getByRole('textbox', { name: 'Note' });
  const before = area.getBoundingClientRect().height;
  await userEvent.type(area, '1{Enter}2{Enter}3{Enter}4');
  await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  await expect(args.onValueChange).toHaveBeenLastCalledWith('1\n2\n3\n4');
});

/** A text with a counter, near its limit. */
export const Limited = meta.story({ args: { limit: 10, defaultValue: ' nine left ' } });
Limited.test(
  'counts characters, shows an error beyond the limit, and cuts nothing',
  async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('9 / 10 characters');
    await userEvent.type(area, '23');
    await expect(canvas.getByText(/^12 \/ 10/)).toHaveAttribute('data-over');
    await expect(await canvas.findByText('Use 10 characters or fewer')).toBeVisible();
    await expect(area).toHaveValue(' nine left 23');
    await userEvent.type(area, '{Backspace}{Backspace}');
    await expect(canvas.queryByText('Use 10 characters or fewer')).toBeNull();
    await expect(area).not.toHaveAttribute('aria-invalid');
  },
);

/** A comment box with counter and button: empty, too long, and disabled. */
export const CommentBox = meta.story({
  tags: ['visual'],
  render: () => (
    <div className="grid max-w-[640px] gap-4">
      <TextArea
        label="Comment"
        labelHidden
        placeholder="Write a comment"
        limit={500}
        action={<Button variant="primary">Save</Button>}
      />
      <TextArea
        label="Second comment"
        labelHidden
        defaultValue="A comment that runs past the limit"
        limit={20}
        tooLongText={(limit) => `Comment cannot be longer than ${limit} characters.`}
        revealErrors="always"
        action={<Button variant="primary">Save</Button>}
      />
      <TextArea label="Disabled" defaultValue="Trust deed received." disabled />
    </div>
  ),
});
CommentBox.test('has its counter and its button inside its border', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription(
    '0 / 500 characters',
  );
  await expect(canvas.getAllByRole('button', { name: 'Save' })).toHaveLength(2);
  await expect(canvas.getByText('Comment cannot be longer than 20 characters.')).toBeVisible();
});

/** A text far beyond its limit, in a narrow container. */
export const HostileContent = meta.story({
  args: {
    label: 'הערה 🦘'.repeat(30),
    dir: 'auto',
    defaultValue: `${'W'.repeat(2000)}😀\ud83d`,
    limit: 500,
    action: <Button>Save</Button>,
  },
  render: (args) => (
    <div className="w-[200px]" role="group" aria-label="Narrow">
      <TextArea {...args} />
    </div>
  ),
});
HostileContent.test('breaks long words and grows to less than half of the window', async ({ canvas }) => {
  const container = canvas.getByRole('group', { name: 'Narrow' });
  await expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  const area = canvas.getByRole('textbox');
  await expect(area.getBoundingClientRect().height).toBeLessThan(window.innerHeight / 2);
  await expect(canvas.getByText(/^2003 \/ 500/)).toBeVisible();
});
