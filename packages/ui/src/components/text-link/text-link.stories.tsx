import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { expectNoOverflow, hostile, inNarrowContainer } from '../../testing/hostile.tsx';
import { textLinkDocs } from '../../../docs/components/text-link.docs.tsx';
import { TextLink } from './text-link.tsx';

const meta = preview.meta({
  title: 'Blocks/Text link',
  component: TextLink,
  args: { href: '#deed', children: 'Trust deed' },
  parameters: { block: textLinkDocs },
});

/** A link in a text. */
export const Default = meta.story();
Default.test('differs from text by its underline', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Trust deed' });
  await expect(link).toHaveAttribute('href', '#deed');
  await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});

/** Underlined on hover only. */
export const Quiet = meta.story({ args: { quiet: true, children: '1004' } });
Quiet.test('is reached by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: '1004' })).toHaveFocus();
});

/** Both variants in a sentence. */
export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <p>
      The <TextLink href="#deed">trust deed</TextLink> of order{' '}
      <TextLink href="#1004" quiet>
        1004
      </TextLink>
      .
    </p>
  ),
});
Variants.test('read as one sentence', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('The trust deed of order 1004.');
});

/** A very long link in a narrow container. */
export const HostileContent = meta.story({
  args: { children: hostile.long },
  decorators: [inNarrowContainer],
});
HostileContent.test('wraps within 200 px', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('link', { name: hostile.long })).toBeVisible();
  await expectNoOverflow(canvasElement);
});
