import { globSync, readFileSync } from 'node:fs';

interface StoryFolder {
  directory: string;
  files: string;
  titlePrefix?: string;
}

const root = `${import.meta.dirname}/..`;
const anyStories = '**/*.stories.tsx';

/**
 * Where stories stand and what the sidebar calls them. A block's story is named by its folder, under `Blocks`, unless
 * its meta puts it under `Forms` or `Charts`: Storybook would set the prefix before that as well.
 */
export function storyFolders(): StoryFolder[] {
  const components = 'packages/ui/src/components';
  const elsewhere = globSync(`*/${anyStories}`, { cwd: `${root}/${components}` })
    .filter((file) =>
      /^ +title: '(Forms|Charts)\//m.test(readFileSync(`${root}/${components}/${file}`, 'utf8')),
    )
    .map((file) => file.slice(0, file.indexOf('/')));
  // A pattern of no name would match everything.
  const names = [...new Set(elsewhere), 'nothing'].join('|');
  return [
    { directory: '../.storybook', files: anyStories },
    { directory: `../${components}`, files: `!(${names})/${anyStories}`, titlePrefix: 'Blocks' },
    { directory: `../${components}`, files: `@(${names})/${anyStories}` },
    { directory: '../packages/ui/src/safe', files: anyStories, titlePrefix: 'Blocks' },
    { directory: '../packages/ui/src', files: `!(components|safe)/${anyStories}` },
    { directory: '../apps/portal/src', files: anyStories },
    { directory: '../apps/bench/src', files: anyStories },
  ];
}
