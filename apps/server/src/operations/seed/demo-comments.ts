import { between } from './moments.ts';
import type { DemoApplication } from './demo-applications.ts';
import type { Random } from './random.ts';

interface Author {
  readonly globalId: string;
  readonly name: string;
}

const texts = [
  'Called the applicant; the statement follows this week.',
  'Identity document is out of date. Asked for a new one.',
  'Adviser confirmed the investment amount by phone.',
  'Waiting for the second signature.',
];

/** Comments on the application with three documents. */
const ofThePending: readonly { author: string; text: string; share: number }[] = [
  {
    author: 'G-FULL',
    text: 'The bank account carries another name than the trust.\nA statement with the BSB is on its way.',
    share: 0.6,
  },
  {
    author: 'G-ABLE',
    text: 'Trust deed received. Page 14 is cut off at the margin; asked the adviser for a new scan.',
    share: 0.7,
  },
];

/** Comments on some applications, by people of the tenant. */
export function demoComments(
  applications: readonly DemoApplication[],
  people: readonly Author[],
  chance: Random,
  at: Date,
): readonly Readonly<Record<string, unknown>>[] {
  return applications.flatMap(({ row, fixed }) => {
    if (row.status === 'Depersonalised') return [];
    const written = (author: Author, text: string, share: number) => ({
      tenant_id: row.tenant_id,
      application_id: row.id,
      author_global_id: author.globalId,
      author_name: author.name,
      text,
      written_at: between(row.created_at, row.completed_at ?? at.toISOString(), share),
    });
    if (fixed.violations)
      return ofThePending.flatMap(({ author, text, share }) => {
        const person = people.find(({ globalId }) => globalId === author) ?? people[0];
        return person ? [written(person, text, share)] : [];
      });
    if (!chance.chance(0.25)) return [];
    return [written(chance.pick(people), chance.pick(texts), 0.2 + chance.next() * 0.6)];
  });
}
