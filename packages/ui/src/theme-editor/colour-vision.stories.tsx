import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Badge } from '../components/badge/index.ts';
import { ColourVision, ColourVisionSelect, type Vision } from './colour-vision.tsx';
import { colourVisionDocs } from '../../docs/theme-editor/colour-vision.docs.tsx';

function Preview({ vision: first = 'full' }: { vision?: Vision }) {
  const [vision, setVision] = useState(first);
  return (
    <div className="grid max-w-[240px] gap-3">
      <ColourVisionSelect value={vision} onValueChange={setVision} />
      <ColourVision vision={vision} role="group" aria-label="Preview">
        <Badge tone="success">Sent</Badge> <Badge tone="danger">Failed</Badge>{' '}
        <Badge tone="pending">Held</Badge>
      </ColourVision>
    </div>
  );
}

const meta = preview.meta({
  title: 'Blocks/Colour vision',
  component: Preview,
  parameters: { block: colourVisionDocs },
});

/** Three badges, and the choice of the vision with which they are seen. */
export const Default = meta.story();
Default.test(
  'filters its content by the chosen vision (STUDIO-016, STUDIO-025)',
  async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Seen with' });
    const content = canvas.getByRole('group', { name: 'Preview' });
    await expect(content).toHaveAttribute('data-vision', 'full');
    await expect(getComputedStyle(content).filter).toBe('none');
    await userEvent.selectOptions(select, 'Protanopia');
    await expect(content).toHaveAttribute('data-vision', 'protanopia');
    await expect(getComputedStyle(content).filter).toMatch(/^url\(/);
    await expect(getComputedStyle(content).forcedColorAdjust).toBe('none');
  },
);
Default.test('offers five visions (STUDIO-016)', async ({ canvas }) => {
  const names = canvas.getAllByRole('option').map(({ textContent }) => textContent);
  await expect(names).toEqual([
    'Full colour vision',
    'Protanopia',
    'Deuteranopia',
    'Tritanopia',
    'Achromatopsia',
  ]);
});

/** Green and red are hard to tell apart. */
export const Deuteranopia = meta.story({ args: { vision: 'deuteranopia' } });
