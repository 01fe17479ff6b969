import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import './tenants.css';
import { fixClock, STORY_TIME } from './decorators/fixed-clock.ts';
import { checkOtherMode } from './decorators/other-mode.ts';
import { initialPageGlobals, pageGlobals, setPageAttributes } from './decorators/page-attributes.ts';

// A busy machine is slow, not wrong: what is awaited may take its time.
configure({ asyncUtilTimeout: 8000 });

const underTest = '__vitest_browser__' in globalThis;
document.documentElement.lang = 'en-AU';
document.documentElement.toggleAttribute('data-still', underTest || 'chromatic' in globalThis);

const modes = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
  ['light', 'dark'].map((mode) => [`${tenant} ${mode}`, { tenant, mode }] as const),
);

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw()],
  globalTypes: pageGlobals,
  initialGlobals: initialPageGlobals,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    chromatic: { modes: Object.fromEntries(modes) },
  },
  decorators: [
    (Story, { globals }) => {
      setPageAttributes(globals);
      return <Story />;
    },
  ],
  beforeEach: ({ parameters, globals }) => {
    setPageAttributes(globals);
    return fixClock(typeof parameters['at'] === 'string' ? parameters['at'] : STORY_TIME);
  },
  afterEach: async ({ parameters, globals, viewMode }) => {
    if (underTest && viewMode === 'story') await checkOtherMode(parameters['a11y'], globals['mode']);
  },
});
