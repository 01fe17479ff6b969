import { Avatar } from '@portal/ui/avatar';
import { Badge } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import { Chip } from '@portal/ui/chip';
import { Select } from '@portal/ui/select';
import { TextField } from '@portal/ui/text-field';
import { Languages } from 'lucide';
import { expect } from 'storybook/test';
import { Page, Section } from '../docs/page.tsx';
import preview from '../preview.tsx';
import { contract } from '@portal/ui/theme';

/** Sizes by the utility that sets them. */
const sizes = Object.entries(contract)
  .filter(
    ([name, { type, deprecated }]) => name.startsWith('--portal-font-') && type === 'length' && !deprecated,
  )
  .map(([property]) => ({ property, name: property.replace('--portal-font', 'text') }));

/** The highest and the lowest letters of Māori, Vietnamese, Pinyin and Turkish. */
const accents = 'Ā Ū Ǖ ẵ Ç';
/** Too long for its place, so that it ends in an ellipsis. */
const longAccents = Array.from({ length: 5 }, () => accents).join(' ');

function Type() {
  return (
    <Page
      title="Type"
      summary="One family in three weights. Sizes are in rem, so they follow the browser's font size, and heights are minimum heights, so they grow with them. Figures that are compared use digits of equal width."
    >
      <Section title="Accents">
        <p className="text-text-muted">
          Accents above and below capitals fit into the lines of every size, and no control, badge or chip
          cuts them.
        </p>
        <ul className="grid gap-2">
          {sizes.map(({ property, name }) => (
            <li key={name}>
              <span
                data-size={name}
                style={{
                  fontSize: `var(${property})`,
                  lineHeight: `var(${property.replace('font', 'leading')})`,
                }}
              >
                {accents}
              </span>
            </li>
          ))}
        </ul>
        <div className="grid max-w-[200px] justify-items-start gap-2">
          {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} size={size}>
              {accents}
            </Button>
          ))}
          <TextField label={accents} defaultValue={accents} hint={accents} />
          <Select label="Language" options={[{ value: '', label: accents }]} />
          <Badge>{accents}</Badge>
          <Badge icon={Languages}>{longAccents}</Badge>
          <Chip>{longAccents}</Chip>
          <Avatar name="Ǖna Çelik" />
        </div>
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

/** Every size with accents, and figures. */
export const Default = meta.story({ name: 'Type' });
Default.test(
  'cuts no accents in any size, control, badge or chip (TEXTS-032)',
  async ({ canvas, canvasElement }) => {
    await document.fonts.ready;
    const heading = await canvas.findByRole('heading', { name: 'Accents' });
    const place = heading.closest('section') ?? heading;
    const lines = [...place.querySelectorAll<HTMLElement>('[data-size]')];
    await expect(lines).toHaveLength(sizes.length);
    const tooHigh = lines.filter((line) => {
      const { ascent, descent } = inkOf(line);
      return ascent + descent > Number.parseFloat(getComputedStyle(line).lineHeight);
    });
    await expect(tooHigh.map((line) => line.dataset['size'])).toEqual([]);
    await expect([...textsIn(place)].filter(isCut).map((text) => text.textContent)).toEqual([]);
    const controls = [...canvasElement.querySelectorAll<HTMLElement>('input, select')];
    await expect(controls).toHaveLength(2);
    for (const control of controls) {
      const { ascent, descent, above } = inkOf(control);
      const line = Number.parseFloat(getComputedStyle(control).lineHeight);
      await expect(above + ascent).toBeLessThanOrEqual(line / 2);
      await expect(descent - above).toBeLessThanOrEqual(line / 2);
    }
  },
);

/** How far the letters reach above and below the baseline, and how far the middle of the line is above it. */
function inkOf(element: Element) {
  const { font } = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.font = font;
  const ink = context.measureText(accents);
  return {
    ascent: ink.actualBoundingBoxAscent,
    descent: ink.actualBoundingBoxDescent,
    fontAscent: ink.fontBoundingBoxAscent,
    above: (ink.fontBoundingBoxDescent - ink.fontBoundingBoxAscent) / 2,
  };
}

/** The texts of an element that contain the accents. */
function* textsIn(element: Element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (text.textContent?.includes('Ǖ') && text.parentElement?.checkVisibility()) yield text;
  }
}

/** Whether a box that clips its content cuts a text at the top or at the bottom. */
function isCut(text: Node): boolean {
  const parent = text.parentElement;
  if (!parent) return false;
  const range = document.createRange();
  range.selectNodeContents(text);
  const { ascent, descent, fontAscent } = inkOf(parent);
  const baseline = range.getBoundingClientRect().top + fontAscent;
  for (let box: Element | null = parent; box; box = box.parentElement) {
    const { top, bottom } = box.getBoundingClientRect();
    if (getComputedStyle(box).overflowY === 'visible') continue;
    if (baseline - ascent < top - 0.5 || baseline + descent > bottom + 0.5) return true;
  }
  return false;
}
