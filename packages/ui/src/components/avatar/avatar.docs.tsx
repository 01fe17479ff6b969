import type { BlockDocs } from '../../docs/block-docs.ts';

export const avatarDocs = {
  summary:
    'The initials of a person, in a circle. Alone, its accessible name is the name of the person; next to the written name it is decorative.',
  insteadUse: ['A badge for a status, an icon for a thing.'],
  anatomy: `<Avatar>
  initials`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
