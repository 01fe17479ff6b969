import type { Item } from './coverage.ts';
import type { NamedRequirement } from './requirements-in-tests.ts';

/** Characters that Markdown would read inside a table. */
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll(/\s+/g, ' ');

const rowOf = ({ id, context, sentence, file }: NamedRequirement) =>
  `| ${id} | ${cell(context)} | ${cell(sentence)} | [${file.split('/').at(-1)}](../../${file}) |`;

function pageOf(
  area: string,
  subject: string,
  rows: readonly Item[],
  named: readonly NamedRequirement[],
): string {
  const tests = Map.groupBy(named, ({ id }) => id);
  const lines = rows.flatMap(({ id, replacedBy }) =>
    replacedBy === undefined
      ? (tests.get(id) ?? []).map(rowOf)
      : [`| ${id} | | Replaced by [decision ${replacedBy}](../decisions/README.md) | |`],
  );
  return `# ${area}: ${subject}

Written by \`pnpm requirements\` from the titles of the tests that name a row. Change a title, not this page.

| id | where | behaviour | test |
|---|---|---|---|
${[...new Set(lines)].join('\n')}
`;
}

/** The pages by file name: one for each area, and the index. */
export function requirementPages(
  rows: readonly Item[],
  named: readonly NamedRequirement[],
  subjects: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const areas = Map.groupBy(rows, ({ area }) => area);
  const index = [...areas].map(
    ([area, its]) => `| [${area}](${area}.md) | ${its.length} | ${subjects.get(area)} |`,
  );
  const readme = `# Requirements

What the product does, row by row. A row has an id such as \`LIST-048\`; a test that would fail without the behaviour names the
row at the end of its title, and \`pnpm requirements\` writes these pages from the titles.
\`areas.txt\` lists the rows of each area. Decisions (\`OP-250\`) are in [product decisions](../product-decisions.md).

| area | rows | subject |
|---|---|---|
${index.join('\n')}
`;
  return new Map([
    ['README.md', readme],
    ...[...areas].map(
      ([area, its]) => [`${area}.md`, pageOf(area, subjects.get(area) ?? '', its, named)] as const,
    ),
  ]);
}
