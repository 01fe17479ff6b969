import { expect } from 'storybook/test';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { tokensOf } from './tokens.ts';
import { useReadFromPage, valuesOf } from './read-from-page.ts';

const sizes = tokensOf('length', 'font-').map((size) => ({
  ...size,
  leading: size.property.replace('--portal-font-', '--portal-leading-'),
}));
const weights = tokensOf('font-weight');
const values = () =>
  valuesOf([
    ...sizes.flatMap(({ property, leading }) => [property, leading]),
    ...weights.map(({ property }) => property),
  ]);

function Type() {
  const read = useReadFromPage(values);
  return (
    <Page
      title="Type"
      summary="One family in three weights. Sizes are in rem, so they grow with the reader's own setting, and heights are least heights, so they grow with them. Figures that are compared stand in columns of equal digits."
    >
      <Section title="Sizes">
        <FactsTable
          label="Sizes"
          heads={['Size', 'Looks like', 'Size and line', 'For']}
          rows={sizes.map(({ property, name, leading, meaning }) => ({
            id: name,
            cells: [
              <code key="name">{name.replace('font', 'text')}</code>,
              <span
                key="look"
                className="whitespace-nowrap"
                style={{ fontSize: `var(${property})`, lineHeight: `var(${leading})` }}
              >
                Orders of 2026
              </span>,
              <span key="value" className="whitespace-nowrap tabular-nums">
                {read?.get(property)} / {read?.get(leading)}
              </span>,
              meaning,
            ],
          }))}
        />
      </Section>
      <Section title="Weights">
        <FactsTable
          label="Weights"
          heads={['Weight', 'Looks like', 'Value', 'For']}
          rows={weights.map(({ property, name, meaning }) => ({
            id: name,
            cells: [
              <code key="name">{name.replace('weight', 'font')}</code>,
              <span
                key="look"
                className="text-md whitespace-nowrap"
                style={{ fontWeight: `var(${property})` }}
              >
                Lamps, frames and glass
              </span>,
              read?.get(property),
              meaning,
            ],
          }))}
        />
      </Section>
      <Section title="Figures">
        <ul className="w-[160px] text-end text-md tabular-nums">
          <li>1,250,001</li>
          <li>111,111</li>
          <li>8,040</li>
        </ul>
        <p className="text-text-muted">
          <code>tabular-nums</code> for ids, dates, counts, percentages and amounts; amounts and counts at the
          end of their column.
        </p>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Type',
  component: Type,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Type' });
Default.test('tells for every size what it is and what it is for', async ({ canvas }) => {
  const rows = [...(await canvas.findByRole('region', { name: 'Sizes' })).querySelectorAll('tbody tr')];
  await expect(rows).toHaveLength(sizes.length);
  for (const row of rows) {
    await expect(row).toHaveTextContent(/[\d.]+rem \/ [\d.]+rem/);
    await expect(row.lastElementChild).not.toBeEmptyDOMElement();
  }
});
