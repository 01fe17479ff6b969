import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { EmailField } from './email-field.tsx';

export const emailFieldDocs = {
  summary: 'An e-mail address: one @, no space, a dot in the domain, at most 254 characters.',
  insteadUse: ['TextField for a login that is not always an address.'],
  guidance: [
    {
      do: {
        sentence: 'Say what will be sent to the address: people then give one that they read.',
        Example: () => (
          <Surface>
            <EmailField label="Email" hint="The decision is sent to it." defaultValue="ada@wren.example" />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Ask for the address twice: it is copied, together with its mistake.',
        Example: () => (
          <Surface>
            <div className="grid gap-3">
              <EmailField label="Email" defaultValue="ada@wren.exmaple" />
              <EmailField label="Repeat email" defaultValue="ada@wren.exmaple" />
            </div>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `TextField
  input, type email`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
