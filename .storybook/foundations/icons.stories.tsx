import { expect } from 'storybook/test';
import { Icon, type IconGlyph } from '@portal/ui/icon';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { iconsByMeaning } from './icon-meanings.ts';

function Icons() {
  return (
    <Page
      title="Icons"
      summary="Lucide, drawn at 14, 16 or 20 px with a stroke of 1.75. Main actions and menu entries have an icon next to their text. An icon without text is used only if it is well known, and then it has a name and a tooltip."
    >
      {Object.entries(iconsByMeaning).map(([group, icons]) => (
        <Section key={group} title={group}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-x-4 gap-y-2">
            {icons.map(([meaning, ...glyphs]) => (
              <Meaning key={meaning} meaning={meaning} glyphs={glyphs} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}

function Meaning({ meaning, glyphs }: { meaning: string; glyphs: readonly IconGlyph[] }) {
  return (
    <li className="flex items-center gap-2">
      {glyphs.map((glyph, index) => (
        <Icon key={index} glyph={glyph} size={20} />
      ))}
      {meaning}
    </li>
  );
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: Icons,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
});

export const Default = meta.story({ name: 'Icons' });
Default.test('never gives one icon two meanings in a group', async () => {
  for (const [group, icons] of Object.entries(iconsByMeaning)) {
    const first = icons.map(([, glyph]) => glyph);
    await expect(new Set(first).size, group).toBe(first.length);
  }
});
