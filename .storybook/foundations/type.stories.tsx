import { expect } from 'storybook/test';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { valueOf } from './read-from-page.ts';
import { TokenTable } from './token-table.tsx';
import { tokensOf, type Token } from './tokens.ts';

/** Sizes by the utility that sets them. */
const sizes = tokensOf('length', 'font-').map((size) => ({
  ...size,
  name: size.name.replace('font', 'text'),
}));
const weights = tokensOf('font-weight').map((weight) => ({
  ...weight,
  name: weight.name.replace('weight', 'font'),
}));
const leadingOf = ({ property }: Token) => property.replace('--portal-font-', '--portal-leading-');

function Type() {
  return (
    <Page
      title="Type"
      summary="One family in three weights. Sizes are in rem, so they follow the browser's font size, and heights are minimum heights, so they grow with them. Figures that are compared use digits of equal width."
    >
      <Section title="Sizes">
        <TokenTable
          label="Sizes"
          tokens={sizes}
          look={(token) => (
            <span
              className="whitespace-nowrap"
              style={{ fontSize: `var(${token.property})`, lineHeight: `var(${leadingOf(token)})` }}
            >
              Orders of 2026
            </span>
          )}
          read={(token) => `${valueOf(token.property)} / ${valueOf(leadingOf(token))}`}
        />
      </Section>
      <Section title="Weights">
        <TokenTable
          label="Weights"
          tokens={weights}
          look={({ property }) => (
            <span className="text-md whitespace-nowrap" style={{ fontWeight: `var(${property})` }}>
              Lamps, frames and glass
            </span>
          )}
          read={({ property }) => valueOf(property)}
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
Default.test('describes every size and its purpose', async ({ canvas }) => {
  const rows = [...(await canvas.findByRole('region', { name: 'Sizes' })).querySelectorAll('tbody tr')];
  await expect(rows).toHaveLength(sizes.length);
  for (const row of rows) {
    await expect(row).toHaveTextContent(/[\d.]+rem \/ [\d.]+rem/);
    await expect(row.lastElementChild).not.toBeEmptyDOMElement();
  }
});
