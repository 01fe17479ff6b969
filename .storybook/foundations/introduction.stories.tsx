import { expect } from 'storybook/test';
import { TextLink } from '@portal/ui/text-link';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import { pageGlobals } from '../decorators/page-attributes.ts';
import preview from '../preview.tsx';

const places: readonly [name: string, path: string, what: string][] = [
  [
    'Foundations',
    '/story/foundations-conventions--default',
    'Conventions of props and parts, colour, type, icons, tokens and writing, shared by all blocks.',
  ],
  [
    'Blocks',
    '/docs/blocks-button--docs',
    'The building blocks of pages, each with its keys, attributes, texts and props.',
  ],
  ['Forms', '/docs/forms-select--docs', 'Fields, and forms that are rendered from a schema.'],
  [
    'Screens',
    '/story/screens-applications-list--default',
    'The screens of the portal, in each of their states.',
  ],
  ['Journeys', '/story/journeys-cancel-applications--default', 'Flows across several screens.'],
];

const toolbar: Readonly<Record<keyof typeof pageGlobals, string>> = {
  tenant: 'Tenant whose brand is applied: three demonstration tenants, then extreme themes.',
  mode: 'Light, dark, or the setting of the operating system.',
  contrast: 'Normal, or the higher contrast that a person may choose.',
  density: 'The density of the tenant, or the one that a person prefers.',
  dir: 'The direction of writing. Automatic follows the language.',
  lang: 'The language of the blocks: English, German, or a pseudo-language that finds untranslated words. Screens are in English.',
};

function Introduction() {
  return (
    <Page
      title="Portal workbench"
      summary="The building blocks of a back-office portal in the brand of its tenant, and the screens built from them. Each state of a block or screen is a story, and each story is tested."
    >
      <Section title="Contents">
        <ul className="grid gap-2">
          {places.map(([name, path, what]) => (
            <li key={name}>
              <TextLink href={`?path=${path}`} target="_top">
                {name}
              </TextLink>
              <p className="text-text-muted">{what}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The toolbar">
        <FactsTable
          label="The toolbar"
          heads={['Setting', 'Effect', 'Values']}
          rows={Object.entries(pageGlobals).map(
            ([
              name,
              {
                description,
                toolbar: { items },
              },
            ]) => [
              description,
              toolbar[name as keyof typeof pageGlobals],
              items.map((item) => (typeof item === 'string' ? item : item.title)).join(', '),
            ],
          )}
        />
      </Section>
      <Section title="Principles">
        <ul className="list-disc ps-5">
          <li>Everything can be done by keyboard, and the focus is always visible.</li>
          <li>Text is readable in every brand, in light and dark.</li>
          <li>A status is always written as a word; colour only supports it.</li>
          <li>Texts of any length, script and direction fit their space.</li>
          <li>A page is flat, with hairlines between regions. A shadow marks what lies above the page.</li>
          <li>
            Only what the user moves is animated. If the operating system asks for reduced motion, nothing is.
          </li>
          <li>
            Nothing is shown for the first 200 ms of waiting. Rows that are refreshed stay visible and usable.
          </li>
          <li>
            A story uses no network, a fixed clock and fixed random numbers, so it looks the same every time.
          </li>
        </ul>
      </Section>
      <Section title="Headless use">
        <p>
          A block has four layers: pure logic, a hook without elements, styles that use only tokens, and
          parts. If tokens are not enough, use the hook with markup of your own. The stories named Headless
          Hook do so.
        </p>
      </Section>
    </Page>
  );
}

const meta = preview.meta({
  title: 'Introduction',
  component: Introduction,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** What the workbench contains and how its toolbar works. */
export const Default = meta.story({ name: 'Introduction' });
Default.test('explains every choice of the toolbar', async ({ canvas }) => {
  const rows = canvas.getByRole('region', { name: 'The toolbar' }).querySelectorAll('tbody tr');
  await expect(rows).toHaveLength(Object.keys(pageGlobals).length);
});
