import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../components/badge/index.ts';
import { CardTable } from '../components/card-table/index.ts';
import { Chip } from '../components/chip/index.ts';
import { DropZoneItem } from '../components/drop-zone/index.ts';
import { FilterChips } from '../components/filter-chips/index.ts';
import { KeyValueList } from '../components/key-value-list/index.ts';
import { MessagePage } from '../components/message-page/index.ts';
import { PhoneField } from '../components/phone-field/index.ts';
import { TextLink } from '../components/text-link/index.ts';

const phone = '0412 345 678';
const international = '+61 412 345 678';
const code = '12-900/4';
const fileName = '2026-11 (2) Deed.pdf';

function Values() {
  return (
    <>
      <PhoneField label="Mobile" defaultValue={{ country: 'AU', number: phone }} />
      <KeyValueList
        items={[
          { label: 'Phone', value: international },
          { label: 'Linked', value: <TextLink href="#phone">{international}</TextLink> },
          { label: 'Code', value: code },
        ]}
      />
      <CardTable
        label="Phones"
        columns={[
          { id: 'name', header: 'Name', cell: () => 'Ada Brook' },
          { id: 'phone', header: 'Phone', cell: () => phone },
        ]}
        rows={[{}]}
      />
      <Chip>{phone}</Chip>
      <Badge>{phone}</Badge>
      <FilterChips filters={[{ id: 'phone', label: 'הטלפון', values: [phone] }]} />
      <ul>
        <DropZoneItem file={{ name: fileName, size: 3_000_000 }} state="uploading" percent={40} />
      </ul>
      <MessagePage heading="Support" support={{ phone: international }} />
    </>
  );
}

const meta = preview.meta({
  component: Values,
  title: 'Blocks/Right to left',
  globals: { lang: 'ar-XB' },
  // Each block has its own stories; these only serve their tests.
  tags: ['!dev', '!autodocs'],
});

/** The characters of an element from left to right, as they are drawn. */
function drawn(element: Element): string {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const characters: { character: string; left: number }[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const [at, character] of [...(text.textContent ?? '')].entries()) {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      characters.push({ character, left: range.getBoundingClientRect().left });
    }
  }
  return characters
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('');
}

export const Default = meta.story();
Default.test(
  'keeps phone numbers, codes and file names left to right in a right-to-left page (TEXTS-031)',
  async ({ canvas, canvasElement }) => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('textbox', { name: 'Mobile' })).toHaveStyle({
      direction: 'ltr',
      textAlign: 'right',
    });
    for (const value of [phone, international, code]) {
      const shown = [...canvas.getAllByText(value)].map(drawn);
      await expect(shown).toEqual(shown.map(() => value));
    }
    await expect(drawn(canvas.getByTitle(fileName))).toBe(fileName);
    await expect(canvasElement.querySelectorAll('dd')).toHaveLength(3);
  },
);
