import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Loader } from './loader.tsx';

const meta = preview.meta({ component: Loader, args: { text: 'Getting user status...' } });

export const Default = meta.story();
Default.test('says what is waited for', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Getting user status...');
});

export const Page = meta.story({ args: { page: true }, parameters: { layout: 'fullscreen' } });
Page.test('fills the window', async ({ canvas }) => {
  await expect(canvas.getByRole('status').getBoundingClientRect().height).toBe(window.innerHeight);
});
