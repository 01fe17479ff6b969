import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';

const meta = preview.meta({
  component: Alert,
  args: { children: 'New users receive an e-mail with a link that is valid for 72 hours.' },
});

export const Default = meta.story();
Default.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('valid for 72 hours');
});

export const Success = meta.story({ args: { tone: 'success', children: 'Email has been sent.' } });
Success.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Email has been sent.');
});

export const Warning = meta.story({
  args: { tone: 'warning', children: 'Prior approvers must approve again.' },
});
Warning.test('is announced politely', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('must approve again');
});

export const Danger = meta.story({ args: { tone: 'danger', children: 'An unknown error occurred.' } });
Danger.test('is announced at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('An unknown error occurred.');
});

export const WithTitleAndAction = meta.story({
  args: {
    tone: 'danger',
    title: '2 of 3 could not be cancelled',
    children: 'The others are done.',
    actions: <Button>Retry failed</Button>,
  },
});
WithTitleAndAction.test('offers the next step', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry failed' })).toBeEnabled();
});

export const Banner = meta.story({ args: { banner: true } });
Banner.test('has no corners', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('status')).borderRadius).toBe('0px');
});
