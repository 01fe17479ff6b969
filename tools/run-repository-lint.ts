import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findingsIn } from './repository-lint.ts';
import { root } from './root.ts';
import { joinedSentencesIn } from './whole-sentences.ts';

const generated = /(^|\/)(node_modules|dist|storybook-static|\.storybook\/public)(\/|$)/;
const files = globSync('{packages,apps,tools,e2e,docs,.storybook}/**/*.{ts,tsx,mjs,css,html,md,svg}', {
  cwd: root,
  exclude: (path) => generated.test(path),
});
const found = files.flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8');
  return [...findingsIn(path, source), ...joinedSentencesIn(path, source)].map(
    ({ rule, line, text, instead }) => `${path}:${line}  ${rule}: ${text}; use ${instead}`,
  );
});
if (found.length) console.log(found.join('\n'));
process.exitCode = found.length ? 1 : 0;
