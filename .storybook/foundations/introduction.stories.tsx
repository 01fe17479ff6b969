import { expect } from 'storybook/test';
import { TextLink } from '@portal/ui/text-link';
import { FactsTable } from '../docs/facts-table.tsx';
import { Page, Section } from '../docs/page.tsx';
import { pageGlobals } from '../decorators/page-attributes.ts';
import preview from '../preview.tsx';

const places: readonly [name: string, path: string, what: string][] = [
  [
    'Foundations',
    '/story/foundations-colour--default',
    'Colour, type, space, motion, icons, writing: what all blocks share.',
  ],
  [
    'Theme editor',
    '/story/theme-editor--default',
    'Try a brand, see what derives from it, take it away as CSS or JSON.',
  ],
  [
    'Blocks',
    '/docs/blocks-button--docs',
    'What pages are built of, each with its keys, its attributes and its props.',
  ],
  [
    'Forms',
    '/docs/forms-select--docs',
    'What people fill in, from a single field to a form drawn from a schema.',
  ],
  [
    'Screens',
    '/story/screens-applications-list--default',
    'Whole screens of the portal, in each of their states.',
  ],
  ['Journeys', '/story/journeys-cancel-applications--default', 'Several screens on the way to one end.'],
];

const toolbar: Readonly<Record<keyof typeof pageGlobals, string>> = {
  tenant: 'The brand of the page: three demonstration tenants, then extreme themes that a tenant may choose.',
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
      summary="The building blocks of a back-office portal that wears the brand of its tenant, and the screens made of them. Whatever a block or a screen can look like is a story here, and each story is a test."
    >
      <Section title="Where to find what">
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
          heads={['Choice', 'What it changes', 'Values']}
          rows={Object.entries(pageGlobals).map(
            ([
              name,
              {
                description,
                toolbar: { items },
              },
            ]) => ({
              id: name,
              cells: [
                description,
                toolbar[name as keyof typeof pageGlobals],
                items.map((item) => (typeof item === 'string' ? item : item.title)).join(', '),
              ],
            }),
          )}
        />
      </Section>
      <Section title="What holds everywhere">
        <ul className="list-disc ps-5">
          <li>The keyboard alone does everything, and shows where it is.</li>
          <li>Text can be read in every brand, in light and in dark.</li>
          <li>A status is a word; colour only repeats it.</li>
          <li>Names of any length, in any script and direction, stay in their place.</li>
          <li>A story calls no network, reads no clock and rolls no dice: it looks the same tomorrow.</li>
        </ul>
      </Section>
      <Section title="Another look">
        <p>
          A block has layers: pure logic, a hook without elements and styles, styles that use only tokens, and
          parts. Where tokens do not go far enough, put markup of your own on the hook; the stories named
          Another look do so and pass the same tests.
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

export const Default = meta.story({ name: 'Introduction' });
Default.test('explains every choice of the toolbar', async ({ canvas }) => {
  const rows = canvas.getByRole('region', { name: 'The toolbar' }).querySelectorAll('tbody tr');
  await expect(rows).toHaveLength(Object.keys(pageGlobals).length);
});
