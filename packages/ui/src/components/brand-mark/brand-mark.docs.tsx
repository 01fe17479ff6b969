import type { ReactNode } from 'react';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Badge } from '../badge/index.ts';
import { BrandMark } from './brand-mark.tsx';

const Branded = ({ children }: { children: ReactNode }) => (
  <Surface>
    <div className="flex items-center justify-between gap-2">
      <BrandMark name="Harbour Lending" />
      {children}
    </div>
  </Surface>
);

export const brandMarkDocs = {
  summary: 'Logo and name of the tenant. The logo comes from the theme and follows light and dark.',
  insteadUse: ['Plain text if the name is part of a sentence.'],
  guidance: [
    {
      do: {
        sentence: 'Let the tenant set logo, brand colour and corners; a status keeps its own colour.',
        Example: () => (
          <Branded>
            <Badge tone="danger">Failed</Badge>
          </Branded>
        ),
      },
      dont: {
        sentence: 'Draw a status in the brand colour: ‘Failed’ then looks like a decoration, not a failure.',
        Example: () => (
          <Branded>
            <Badge className="bg-brand! text-on-brand!">Failed</Badge>
          </Branded>
        ),
      },
    },
  ],
  anatomy: `<BrandMark>
  logo
  name`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
