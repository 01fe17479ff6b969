import { expect } from 'storybook/test';
import { themeDefaults, themeInputs } from '@portal/ui/theme';
import { summarySentence } from '@portal/ui/theme/check';
import { ContrastTable, useLookReport } from '@portal/ui/theme-editor';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { storyTenants } from '../tenants.ts';
import { useReadFromPage } from './read-from-page.ts';

function Colour() {
  const tenant = useReadFromPage(() => document.documentElement.dataset['tenant'] ?? '') ?? '';
  const { report } = useLookReport({ theme: storyTenants[tenant]?.theme ?? { brand: themeDefaults.brand } });
  return (
    <Page
      title="Colour"
      summary="A tenant sets its brand and the background of its navigation. Every other colour is derived from these two, so that text stays readable. Choose a colour by its role, not by how it looks: the page Tokens lists the roles."
    >
      <Section title="What a tenant sets">
        <FactsTable
          label="Inputs of a theme"
          heads={['Input', 'Meaning', 'Default']}
          rows={themeInputs.map(({ name, description, initial }) => [
            `\`${name}\``,
            description,
            `\`${initial}\``,
          ])}
        />
      </Section>
      <Section title="Contrast">
        {report && (
          <>
            <p className="text-text-muted">{summarySentence(report.summary)}</p>
            <ContrastTable readings={report.readings} />
          </>
        )}
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Colour',
  component: Colour,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** The inputs of a theme, and the contrast of every pair of colours in the tenant of the toolbar. */
export const Default = meta.story({ name: 'Colour' });
Default.test('shows no pair below the ratio that it needs', async ({ canvas }) => {
  await expect(await canvas.findByRole('row', { name: /^link on any ground/ })).toBeVisible();
  await expect(canvas.queryByText(/Too low/)).toBeNull();
});
