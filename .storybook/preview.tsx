import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../packages/ui/src/styles.css';
import './still.css';
import { expectReadable, limitAxe } from './decorators/axe-scope.ts';
import { fixClock, STORY_TIME } from './decorators/fixed-clock.ts';
import { fixRandomness } from './decorators/fixed-randomness.ts';
import { effectsRun } from './decorators/effects.ts';
import { expectAllAnswered, openNetwork } from './decorators/network.ts';
import { initialPageGlobals, pageGlobals, setPageAttributes } from './decorators/page-attributes.ts';
import { StoryLanguage } from './decorators/story-language.tsx';
import { DocsPage } from './docs/index.tsx';
import { addTenantStyles } from './tenants.ts';

// A busy machine is slow, not wrong: what is awaited may take its time.
configure({
  asyncUtilTimeout: 15_000,
  // Printing the page into the error of every attempt takes more time than the queries.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

const underTest = '__vitest_browser__' in globalThis;
const releaseScope = import.meta.env['PORTAL_TESTS'] === 'release';
document.documentElement.toggleAttribute('data-still', underTest || 'chromatic' in globalThis);
addTenantStyles();
// The loading screen of the workbench. Hidden, it would still be checked by axe with every story.
if (underTest) for (const screen of document.querySelectorAll('.sb-wrapper')) screen.remove();

const modes = ['harbour', 'meridian', 'banksia'].flatMap((tenant) =>
  ['light', 'dark'].map((mode) => [`${tenant} ${mode}`, { tenant, mode }] as const),
);

const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  globalTypes: pageGlobals,
  initialGlobals: initialPageGlobals,
  parameters: {
    layout: 'padded',
    a11y: {
      test: 'error',
      // Rows of a table share a template, so two rows show what holds for all. The stories of the grid check each
      // row. Examples of mistakes are not checked.
      context: { exclude: ['tbody tr:nth-child(n + 3)', '[data-guidance="dont"]'] },
      options: {
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
        ...(underTest && { reporter: 'no-passes' }),
      },
      config: {
        // Copying the markup of passed elements takes a third of the check's time.
        noHtml: underTest,
        rules: [
          // This rule takes a third of axe's time and looks for important inline styles, which React cannot write.
          { id: 'avoid-inline-spacing', enabled: false },
        ],
      },
    },
    chromatic: { modes: Object.fromEntries(modes) },
    docs: { page: DocsPage },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Review',
          ['How to review', 'States', 'Contact sheet', 'Looks'],
          'Foundations',
          ['Conventions', 'Colour', 'Type', 'Icons', 'Tokens', 'Writing'],
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
    (Story, { globals, title }) => {
      setPageAttributes(globals);
      return (
        <StoryLanguage lang={String(globals['lang'])} title={title}>
          <Story />
        </StoryLanguage>
      );
    },
  ],
  beforeEach: (context) => {
    const { parameters, globals } = context;
    setPageAttributes(globals);
    if (underTest && !releaseScope) limitAxe(context);
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
    if (underTest) expectAllAnswered();
    if (underTest && releaseScope) await expectReadable(context);
  },
});

export default preview;
