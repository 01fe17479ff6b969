import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import './still.css';
import { checkAccessibility } from './decorators/accessibility.ts';
import { checkAroundTests } from './decorators/check-around-tests.ts';
import { fixClock, STORY_TIME } from './decorators/fixed-clock.ts';
import { fixRandomness } from './decorators/fixed-randomness.ts';
import { effectsRun } from './decorators/effects.ts';
import { expectAllAnswered, openNetwork } from './decorators/network.ts';
import { initialPageGlobals, pageGlobals, setPageAttributes } from './decorators/page-attributes.ts';
import { DocsPage } from './docs/index.tsx';
import { addTenantStyles } from './tenants.ts';

// A busy machine is slow, not wrong: what is awaited may take its time.
configure({ asyncUtilTimeout: 15_000 });

const underTest = '__vitest_browser__' in globalThis;
document.documentElement.lang = 'en-AU';
document.documentElement.toggleAttribute('data-still', underTest || 'chromatic' in globalThis);
addTenantStyles();
// What the workbench shows while it loads, hidden: axe would read it with every story.
if (underTest) for (const screen of document.querySelectorAll('.sb-wrapper')) screen.remove();

const modes = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
  ['light', 'dark'].map((mode) => [`${tenant} ${mode}`, { tenant, mode }] as const),
);

const preview = definePreview({
  addons: [addonDocs(), ...(underTest ? [] : [addonA11y()])],
  tags: ['autodocs'],
  globalTypes: pageGlobals,
  initialGlobals: initialPageGlobals,
  parameters: {
    layout: 'padded',
    // Rows of a table are one template: a few of them show what all are. The stories of the grid itself look at each.
    a11y: { test: 'error', context: { exclude: ['tbody tr:nth-child(n + 5)'] } },
    chromatic: { modes: Object.fromEntries(modes) },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Colour', 'Type', 'Space', 'Motion', 'Icons', 'Writing'],
          'Theme editor',
          'Blocks',
          'Forms',
          'Charts',
          'Screens',
          'Journeys',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals }) => {
      setPageAttributes(globals);
      return <Story />;
    },
  ],
  beforeEach: (context) => {
    const { parameters, globals } = context;
    setPageAttributes(globals);
    document.body.hidden = false;
    const network = openNetwork();
    context.msw = network;
    const restoreRandomness = fixRandomness();
    const restoreClock = fixClock(typeof parameters['at'] === 'string' ? parameters['at'] : STORY_TIME);
    return () => {
      restoreClock();
      restoreRandomness();
      network.resetHandlers();
    };
  },
  mount: (context) => async () => {
    await context.renderToCanvas();
    await effectsRun();
    return context.canvas;
  },
  afterEach: async (context) => {
    if (underTest && context.viewMode === 'story' && !document.body.hidden) await checkPage(context);
  },
});

async function checkPage({ parameters, globals }: Pick<StoryContext, 'parameters' | 'globals'>) {
  await checkAccessibility(parameters['a11y'], globals['mode']);
  expectAllAnswered();
}

if (underTest) checkAroundTests<StoryContext>(preview, checkPage);

export default preview;
