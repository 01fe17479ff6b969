import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { Guide } from './guide.tsx';
import './tenant-theme.example.css';
import { ThemedCard } from './themed-card.example.tsx';

const steps = [
  'Set `--portal-brand` and `--portal-nav` after the style sheet of the library. Every other colour is derived from them, for light and dark, with enough contrast for text.',
  'Set the other inputs if you need them: `--portal-radius` in px, `--portal-density` as 1 or 0.875, `--portal-font`, `--portal-logo`, `--portal-logo-dark`, `--portal-favicon`.',
  'Choose the mode with `data-mode` and the contrast with `data-contrast` on `<html>`. Without them the operating system decides.',
  'Style your own markup with tokens only, such as `bg-surface` or `text-text-muted`. A colour of your own breaks in the next theme.',
  'Try a brand in the theme editor. It shows what is derived and which pairs of colours are too close. The command `portal-theme` checks a theme without a browser.',
];

function ThemeATenant() {
  return (
    <Guide
      title="Theme a tenant"
      summary="A tenant is a few CSS variables. The brand is the only one that is required."
      steps={steps}
      files={['tenant-theme.css', 'themed-card.tsx']}
    >
      <ThemedCard tenant="acme" />
    </Guide>
  );
}

const meta = preview.meta({
  title: 'Guides/Theme a tenant',
  component: ThemeATenant,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** How a tenant gets its colours, with a card that has other colours than the page. */
export const Default = meta.story({ name: 'Theme a tenant' });
Default.test('gives the card the brand of its tenant', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Print invoice' });
  await expect(getComputedStyle(button).backgroundColor).toBe('rgb(122, 31, 162)');
  await expect(getComputedStyle(button).borderRadius).not.toBe(getComputedStyle(document.body).borderRadius);
});
