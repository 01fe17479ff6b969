import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Avatar } from './avatar.tsx';

const people = ['Fiona Full', 'Farid Fuchs'];

export const avatarDocs = {
  summary:
    'The initials of a person, in a circle. Alone, its accessible name is the name of the person; next to the written name it is decorative.',
  insteadUse: ['A badge for a status, an icon for a thing.'],
  guidance: [
    {
      do: {
        sentence: 'In a list of people, write the name next to the initials.',
        Example: () => (
          <Surface>
            <ul className="grid gap-2">
              {people.map((name) => (
                <li key={name} className="flex items-center gap-2">
                  <Avatar name={name} />
                  {name}
                </li>
              ))}
            </ul>
          </Surface>
        ),
      },
      dont: {
        sentence: 'Initials alone in a list: two people of a team can share them.',
        Example: () => (
          <Surface>
            <ul className="flex gap-2">
              {people.map((name) => (
                <li key={name}>
                  <Avatar name={name} alone />
                </li>
              ))}
            </ul>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<Avatar>
  initials`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
