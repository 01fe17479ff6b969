import type { BlockDocs } from '../../docs/block-docs.ts';

export const avatarDocs = {
  summary:
    'The initials of a person, in a circle. Alone it carries the name; beside the written name it is decoration.',
  insteadUse: ['A badge for a status, an icon for a thing.'],
  anatomy: `<Avatar>
  initials`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
