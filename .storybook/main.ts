import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineMain } from '@storybook/react-vite/node';
import type { StoryIndexGenerator } from 'storybook/internal/core-server';
import { mergeConfig } from 'vite';
import api from '../packages/api/package.json' with { type: 'json' };
import ui from '../packages/ui/package.json' with { type: 'json' };
import { recordsOf } from '../tools/review/states.ts';
import { root } from '../tools/root.ts';
import { docgenOfBlocks, flatPlugins } from './docgen-of-blocks.ts';
import { generatedFiles, generatedTokens } from './generated-files.ts';
import { serverPages } from './server-pages.ts';

// Listed here, because a dependency that is discovered while stories run makes the browser reload.
const libraries = [
  '@storybook/addon-a11y',
  '@storybook/addon-docs',
  '@storybook/addon-docs/blocks',
  '@storybook/react-vite',
  'axe-core',
  'fflate',
  'msw',
  'msw/experimental',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router',
  'storybook/preview-api',
  '@portal/portal > bowser',
  '@portal/ui > libphonenumber-js/min',
  '@portal/ui > @rjsf/validator-ajv8/lib/processRawValidationErrors.js',
  ...librariesOf(ui, '@fontsource-variable/inter'),
  ...librariesOf(api),
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    '../apps/bench/src/**/*.stories.tsx',
  ],
  // The documentation addon adds the source of each story to its file, which tests do not read.
  addons: [
    '@storybook/addon-a11y',
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-docs']),
    '@storybook/addon-vitest',
  ],
  // Tests are not listed under their stories; the sidebar's filter shows them.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  staticDirs: ['./public'],
  features: { experimentalTestSyntax: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Tests do not read documentation.
  typescript: { reactDocgen: process.env['VITEST'] ? false : 'react-docgen' },
  viteFinal: async ({ plugins = [], ...config }, { presets }) =>
    mergeConfig(config, {
      plugins: [
        ...(await flatPlugins(plugins)).map(docgenOfBlocks),
        react(),
        tailwindcss(),
        serverPages(),
        generatedFiles({
          ...generatedTokens,
          'states.json': async () => {
            const index = await presets.apply<StoryIndexGenerator>('storyIndexGenerator');
            return JSON.stringify(recordsOf(root, (await index.getIndex()).entries));
          },
        }),
      ],
      optimizeDeps: { include: libraries },
    }),
});

function librariesOf({ name, dependencies }: { name: string; dependencies: object }, ...others: string[]) {
  return Object.keys(dependencies)
    .filter((library) => !others.includes(library))
    .map((library) => `${name} > ${library}`);
}
