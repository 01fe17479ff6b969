import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import { Badge } from '../components/badge/index.ts';
import { ColourVision, ColourVisionSelect } from './colour-vision.tsx';

const Seen = ({ children }: { children: string }) => (
  <Surface>
    <ColourVision vision="deuteranopia">
      <Badge tone="success">{children}</Badge> <Badge tone="danger">{children}</Badge>
    </ColourVision>
  </Surface>
);

export const colourVisionDocs = {
  summary: 'Shows its content as people with a deficiency of colour vision see it.',
  insteadUse: ['The contrast table to measure colours: contrast does not depend on the colour vision.'],
  guidance: [
    {
      do: {
        sentence: 'Around a preview of a look, with the choice of the vision above it.',
        Example: () => (
          <Surface>
            <ColourVisionSelect defaultValue="protanopia" />
            <ColourVision vision="protanopia" className="mt-3">
              <Badge tone="success">Sent</Badge>
            </ColourVision>
          </Surface>
        ),
      },
      dont: {
        sentence: 'In place of words: two states that differ only in colour stay alike.',
        Example: () => <Seen>State</Seen>,
      },
    },
  ],
  anatomy: `ColourVisionSelect: Field with a select
ColourVision: div`,
  keyboard: [{ keys: 'Arrow keys', effect: 'In the select: choose a vision.' }],
  attributes: [{ name: 'data-vision', on: 'ColourVision', meaning: 'The simulated vision, or `full`.' }],
} as const satisfies BlockDocs;
