import * as lucide from 'lucide';
import { expect } from 'storybook/test';
import { Icon, type IconGlyph } from '@portal/ui/icon';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import meanings from './icon-meanings.txt?raw';

const glyphOf = (name: string) => (lucide as unknown as Readonly<Record<string, IconGlyph>>)[name];

/** The groups of the list, with the meanings and icon names of each. */
const groups = [...meanings.matchAll(/^\[(.+)\]\n([^[]+)/gm)].map(([, group = '', lines = '']) => ({
  group,
  icons: [...lines.matchAll(/^(.+): (.+)$/gm)].map(([, meaning = '', names = '']) => ({
    meaning,
    names: names.split(', '),
  })),
}));

function Icons() {
  return (
    <Page
      title="Icons"
      summary="Lucide, drawn at 14, 16 or 20 px with a stroke of 1.75. Main actions and menu entries have an icon next to their text. An icon without text is used only if it is well known, and then it has a name and a tooltip."
    >
      {groups.map(({ group, icons }) => (
        <Section key={group} title={group}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4 gap-y-2">
            {icons.map(({ meaning, names }) => (
              <li key={meaning} className="flex items-center gap-2">
                {names.map((name) => {
                  const glyph = glyphOf(name);
                  return glyph && <Icon key={name} glyph={glyph} size={20} />;
                })}
                {meaning}
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: Icons,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

/** Every icon of the portal by its meaning. */
export const Default = meta.story({ name: 'Icons' });
Default.test('never gives one icon two meanings in a group', async () => {
  await expect(groups).toHaveLength(7);
  for (const { group, icons } of groups) {
    const first = icons.map(({ names: [name] }) => name);
    await expect(new Set(first).size, group).toBe(first.length);
    const unknown = icons.flatMap(({ names }) => names).filter((name) => !glyphOf(name));
    await expect(unknown, group).toEqual([]);
  }
});
