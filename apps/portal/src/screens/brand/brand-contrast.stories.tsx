import { aBrandDraft, branding } from '@portal/api/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory, type PortalStoryProps } from '../../testing/portal-story.tsx';
import { contrast, fresh, look, opened, studioWith } from './brand-steps.ts';
import { OverridesProvider } from './overrides.ts';

interface Props extends PortalStoryProps {
  /** Values for derived tokens. */
  readonly overrides?: Readonly<Record<string, string>> | undefined;
}

const Story = ({ overrides = {}, ...portal }: Props) => (
  <OverridesProvider value={overrides}>
    <PortalStory {...portal} />
  </OverridesProvider>
);

const meta = preview.meta({
  title: 'Screens/Brand studio/Contrast',
  component: Story,
  args: {
    at: '/admin/brand?shown=pdf',
    scenario: studioWith({ Theme: { brand: '#0b5cab', nav: '#10243e', radius: 12 } }),
  },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

/** A look without findings. */
export const Default = meta.story({ tags: ['state:studio.contrast.none'] });
Default.test('counts the pairs and names the lowest (STUDIO-026)', async (play) => {
  const card = await contrast(play);
  await expect(
    await card.findByText(
      '808 pairs checked, none fails. Lowest: chart-2 on canvas, 3.09:1 of 3:1 in light mode.',
    ),
  ).toBeVisible();
  await expect(card.queryByRole('listitem')).toBeNull();
});

/** A brand near the colour of danger. */
export const Warnings = meta.story({
  args: { scenario: studioWith({ Theme: { brand: '#c22826', nav: '#10243e' }, Images: {} }) },
  tags: ['state:studio.contrast.warnings'],
});
Warnings.test(
  'names the distance and the nearest colour that passes (STUDIO-027, STUDIO-028)',
  async (play) => {
    const card = await contrast(play);
    const finding = within(await card.findByRole('listitem'));
    await expect(finding.getByText('Warning')).toBeVisible();
    await expect(
      finding.getByText(
        'The brand is 0° from the colour of danger, 25° is asked: only icon and outline tell a destructive button apart.',
      ),
    ).toBeVisible();
    await expect(finding.getByRole('button', { name: 'Use #a65100 for Brand' })).toHaveTextContent(
      'Use #a65100',
    );
  },
);

/** A brand that is too light for text on white. */
export const Adjusted = meta.story({
  tags: ['state:studio.contrast.adjusted'],
  ...fresh(() =>
    branding({ draft: aBrandDraft({ Theme: { brand: '#f4b400', nav: '#10243e' }, Images: {} }) }),
  ),
});
Adjusted.test(
  'puts the colour that passes into its field (STUDIO-027, STUDIO-029, STUDIO-032)',
  async (play) => {
    const card = await contrast(play);
    const finding = within(await card.findByRole('listitem'));
    await expect(finding.getByText('Adjusted')).toBeVisible();
    await expect(
      finding.getByText(
        'Brand as text on surface is 1.84:1 in light mode, 4.5:1 is asked: links are drawn in #844900.',
      ),
    ).toBeVisible();
    await play.userEvent.click(finding.getByRole('button', { name: 'Use #a46800 for Brand' }));
    const brand = (await look(play)).getByLabelText(/^Brand/);
    await expect(brand).toHaveValue('#a46800');
    await expect(brand).toHaveFocus();
    await waitFor(() => expect(card.queryByRole('listitem')).toBeNull(), { timeout: 3_000 });
    await waitFor(() => expect(card.getByText('Contrast: none fails.')).toBeInTheDocument(), {
      timeout: 4_000,
    });
  },
);

/** A pair of colours fails. No theme causes this; the story overrides a token. */
export const Fails = meta.story({
  args: { overrides: { '--portal-link': '#9aa5b1' } },
  tags: ['state:studio.contrast.fails'],
});
Fails.test('lists the failing pairs first (STUDIO-026, STUDIO-031)', async (play) => {
  const card = await contrast(play);
  await expect(await card.findByText(/^808 pairs checked, \d+ fails?\.$/)).toBeVisible();
  const [first] = card.getAllByRole('listitem');
  await expect(first).toHaveTextContent(/^Fails/);
});

/** The contrast of every pair. */
export const AllPairs = meta.story({
  tags: ['state:studio.contrast.all-pairs'],
  play: opened('All pairs', 'All pairs'),
});
AllPairs.test('shows the table of four looks (STUDIO-026)', async () => {
  const table = within(await screen.findByRole('region', { name: 'Contrast table' }));
  await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Colour',
    'Light',
    'Dark',
    'Light, more',
    'Dark, more',
  ]);
});
