import type { Generated } from './generated.ts';
import { namesOf } from './names.ts';

const folder = 'docs/decisions';

/** A decision record with the next number and a file name from its title. */
export function decision(title: string, existing: readonly string[]): Generated {
  const kebab = namesOf(
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, ''),
  ).kebab;
  const last = Math.max(0, ...existing.map((file) => Number(/^\d{4}(?=-)/.exec(file)?.[0] ?? 0)));
  const number = String(last + 1).padStart(4, '0');
  return {
    files: {
      [`${folder}/${number}-${kebab}.md`]: `# ${number} ${title}

## Context

What made a choice necessary, with the figures that were measured.

## Decision

What we do, in a sentence or two.

## Consequences

What becomes easier, what becomes harder, and when to think again.
`,
    },
    additions: [
      {
        file: `${folder}/README.md`,
        line: `- [${number} ${title}](${number}-${kebab}.md)`,
        among: '- [',
      },
    ],
    next: ['Fill the three sections; keep them to one page.'],
  };
}
