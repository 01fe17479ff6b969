import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { TextLink } from './text-link.tsx';

const meta = preview.meta({ component: TextLink, args: { href: '#deed', children: 'Trust deed' } });

export const Default = meta.story();
Default.test('is told from text by its underline', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Trust deed' });
  await expect(link).toHaveAttribute('href', '#deed');
  await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
});

export const Quiet = meta.story({ args: { quiet: true, children: '1004' } });
Quiet.test('is reached by the keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: '1004' })).toHaveFocus();
});
