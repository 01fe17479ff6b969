const tests = '\\.(test|test-d|stories)\\.tsx?$';
/** What stories of an area have in common. */
const steps = '-steps\\.ts$';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const ui = '^packages/ui/src/';
const component = `${ui}components/([^/]+)/`;
const api = (part) => `^packages/api/src/${part}/`;
/** How a typed text is read: by the fields of the library, by the contract and with it by the server. */
const typed = `${ui}safe/(email-address|search-key|text)\\.model\\.ts$`;
/** Rules that the browser shows and the server enforces. */
const sharedByUi = [
  `${ui}theme/`,
  `${ui}forms/schema\\.ts$`,
  `${ui}safe/(csv|email-address|file-name|search-key|text)\\.model\\.ts$`,
  `${ui}components/password-field/password-field\\.model\\.ts$`,
];
const portal = '^apps/portal/src/';
/** Of the portal, the lowest first. */
const portalLayers = [
  'formats',
  'actions',
  'base',
  'kept',
  'session',
  'page',
  'listing',
  'records',
  'screens',
  'keys',
  'palette',
  'shell',
  'app',
];
const server = '^apps/server/src/';
/** Of the server, the lowest first. */
const layers = ['config', 'platform', 'tenants', 'mail', 'people', 'modules', 'operations'];
const testing = '/testing/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: 'ui-model-is-pure',
    comment: 'Models and texts import nothing else: they run without React and without a page.',
    severity: 'error',
    from: { path: `${ui}.*\\.(model|texts)\\.ts$` },
    to: { pathNot: '(\\.(model|texts)|/texts/(formats|english-dates|english-numbers))\\.ts$' },
  },
  {
    name: 'ui-behaviour-knows-no-look',
    comment: 'A hook contains no class names and no elements, so that it works with any markup.',
    severity: 'error',
    from: { path: [`${ui}behaviours/`, `${ui}.*/use-[^/]+\\.tsx?$`], pathNot: tests },
    to: {
      path: ['\\.styles\\.ts$', `${ui}components/[^/]+/index\\.ts$`, `${ui}components/.*\\.tsx$`],
      pathNot: '/use-[^/]+\\.tsx$',
    },
  },
  {
    name: 'ui-component-by-its-index',
    comment: 'What a component shares stands in its index.ts; its insides may change.',
    severity: 'error',
    from: { path: component },
    to: { path: component, pathNot: [`${ui}components/$1/`, `${ui}components/[^/]+/index\\.ts$`] },
  },
  {
    name: 'ui-stands-alone',
    comment: 'The library knows no application: no contract, no routes, no calls.',
    severity: 'error',
    from: { path: '^packages/ui/' },
    to: {
      path: [
        '^(packages/api|apps)/',
        npm('@portal/(?!ui)[^/]+', 'react-router', 'react-router-dom', '@tanstack/react-query', 'ky'),
      ],
    },
  },
  {
    name: 'theme-is-data',
    comment:
      'The server reads the theme: it reaches no component and no React. Colours are computed in one place, and ' +
      'files are written in one.',
    severity: 'error',
    from: {
      path: `${ui}theme/`,
      pathNot: [
        tests,
        `${ui}theme/((evaluate|generate|check/nearest-passing)\\.ts$|(files|images|rasteriser)/)`,
      ],
    },
    to: { pathNot: `${ui}theme/.*\\.(ts|css)$` },
  },
  {
    name: 'images-are-data',
    comment: 'Browser, command line and server read images with the same code.',
    severity: 'error',
    from: { path: `${ui}theme/images/`, pathNot: tests },
    to: { pathNot: `${ui}theme/images/` },
  },
  {
    name: 'browsers-draw-by-themselves',
    comment: 'The rasteriser is for the server and the command line.',
    severity: 'error',
    from: { path: [portal, `${ui}(?!theme/rasteriser/)`], pathNot: tests },
    to: { path: [`${ui}theme/rasteriser/`, npm('@resvg/resvg-wasm')] },
  },
  {
    name: 'files-are-data',
    comment: 'Browser and command line read files of a look with the same code.',
    severity: 'error',
    from: { path: `${ui}theme/files/`, pathNot: tests },
    to: { pathNot: [`${ui}theme/.*\\.ts$`, npm('culori', 'jsonc-parser', '@csstools/css-tokenizer')] },
  },
  {
    name: 'browsers-derive-by-themselves',
    comment:
      'In a page the style sheets derive the colours: what computes them elsewhere weighs more than they do.',
    severity: 'error',
    from: { path: [portal, `${ui}(?!theme/)`], pathNot: tests },
    to: { path: `${ui}theme/(derive|design-tokens|evaluate|formulas?|generate|theme-reader)` },
  },
  {
    name: 'contract-is-schemas',
    comment:
      'Browser, server and tests read it: the schema library, what the fields of the library read of a text, and nothing else.',
    severity: 'error',
    from: { path: api('contract'), pathNot: tests },
    to: { pathNot: [api('contract'), typed, npm('valibot')] },
  },
  {
    name: 'client-on-contract',
    severity: 'error',
    from: { path: api('client'), pathNot: tests },
    to: { pathNot: [api('client'), api('contract'), npm('valibot', 'ky')] },
  },
  {
    name: 'queries-on-client',
    severity: 'error',
    from: { path: api('queries'), pathNot: tests },
    to: {
      pathNot: [api('queries'), `${api('client')}index\\.ts$`, api('contract'), npm('@tanstack/react-query')],
    },
  },
  {
    name: 'mocks-on-contract',
    severity: 'error',
    from: { path: api('mocks'), pathNot: tests },
    to: { pathNot: [api('mocks'), api('contract'), npm('msw')] },
  },
  {
    name: 'one-http-client',
    comment: 'Requests leave through the client, which checks the host and puts the credentials on.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: api('client') },
    to: { path: npm('ky') },
  },
  {
    name: 'screens-are-separate',
    comment: 'What two areas share belongs to the library or to the app around them.',
    severity: 'error',
    from: { path: `${portal}screens/([^/]+)/` },
    to: { path: `${portal}screens/`, pathNot: `${portal}screens/$1/` },
  },
  {
    name: 'screens-read-and-compose',
    comment:
      'Contract, queries, session, what the browser keeps, addresses, the name of the tenant, formats and the library: nothing that sends or fakes.',
    severity: 'error',
    from: { path: `${portal}screens/`, pathNot: [steps, tests] },
    to: {
      path: ['^packages/api/', portal],
      pathNot: [
        api('contract'),
        api('queries'),
        `${portal}(actions|screens|listing|page|records|kept|session|formats)/`,
        `${portal}(base/(json-in|paths|services|portal-link|router-link|lazy-(?:dialog|module|screen)|observable|palette-key|pressed-key|retry|single-keys|toasts|use-tenant|try-storage|view-href))\\.tsx?$`,
      ],
    },
  },
  ...portalLayers.slice(0, -1).map((layer, index) => ({
    name: `portal-below-${portalLayers[index + 1]}`,
    comment: `Folders of the portal import downwards, types and lazy code too: ${portalLayers.join(', ')}.`,
    severity: 'error',
    from: { path: `${portal}${layer}/`, pathNot: [steps, tests] },
    to: { path: `${portal}(${[...portalLayers.slice(index + 1), 'testing'].join('|')})/` },
  })),
  {
    name: 'mocks-in-stories-only',
    severity: 'error',
    from: { path: portal, pathNot: [tests, steps, `${portal}testing/`] },
    to: { path: [api('mocks'), `${portal}testing/`, npm('msw')] },
  },
  {
    name: 'server-on-contract',
    comment:
      'The server shares the contract, the theme, the limits of forms, the rules of passwords and of CSV files with the portal, and nothing else.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: tests },
    to: {
      path: ['^packages/', '^apps/portal/'],
      pathNot: [api('contract'), ...sharedByUi],
    },
  },
  {
    name: 'server-tests-on-mocks',
    comment:
      'The parity test replays the mocks; no other part of the browser is needed to test the server than what it shares.',
    severity: 'error',
    from: { path: `^apps/server/.*${tests}` },
    to: {
      path: ['^packages/', '^apps/portal/'],
      pathNot: [api('contract'), api('mocks'), ...sharedByUi],
    },
  },
  {
    name: 'service-knows-no-route',
    severity: 'error',
    from: { path: `${server}.*\\.service\\.ts$` },
    to: { path: ['\\.routes\\.ts$', `${server}platform/http/route\\.ts$`, npm('hono')] },
  },
  {
    name: 'store-knows-no-service',
    severity: 'error',
    from: { path: `${server}.*\\.store\\.ts$` },
    to: { path: ['\\.(routes|service)\\.ts$', npm('hono')] },
  },
  ...layers.slice(0, -1).map((layer, index) => ({
    name: `below-${layers[index + 1]}`,
    comment: `Layers import downwards: ${layers.join(', ')}, then the commands, the start and the tests.`,
    severity: 'error',
    from: { path: `${server}${layer}/`, pathNot: [tests, testing] },
    to: { path: `${server}(${[...layers.slice(index + 1), 'cli', 'testing'].join('|')}|[^/]+\\.ts$)` },
  })),
  {
    name: 'db-is-lowest',
    comment: 'The rest of the platform stands on the database.',
    severity: 'error',
    from: { path: `${server}platform/db/`, pathNot: tests },
    to: { path: `${server}platform/(http|jobs|files|listing|openapi|outbound|sockets)/` },
  },
  {
    name: 'sockets-are-outside',
    comment:
      'A route reads a request and returns a response; it does not know the connection that carries them.',
    severity: 'error',
    from: { path: `${server}platform/http/`, pathNot: tests },
    to: { path: `${server}platform/sockets/` },
  },
  {
    name: 'watchers-come-late',
    comment:
      'Whoever is not watched loads nothing: the libraries of figures and traces come in by observers-of.ts.',
    severity: 'error',
    from: {
      path: server,
      pathNot: [
        tests,
        `${server}platform/observability/metrics/prometheus\\.ts$`,
        `${server}platform/observability/tracing/open-telemetry\\.ts$`,
      ],
    },
    to: {
      path: [
        npm('prom-client', '@opentelemetry/[^/]+'),
        `${server}platform/observability/metrics/(prometheus|serve-metrics)\\.ts$`,
        `${server}platform/observability/tracing/open-telemetry\\.ts$`,
      ],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'stores-are-private',
    comment:
      'Another module is reached by its service. Only what removes a person reaches every store that names people.',
    severity: 'error',
    from: {
      path: `${server}modules/([^/]+)/`,
      pathNot: `${server}modules/applications/application-erasure\\.`,
    },
    to: {
      path: `${server}(people|modules)/.*\\.store\\.ts$`,
      pathNot: `${server}modules/$1/`,
    },
  },
  {
    name: 'tests-are-not-imported',
    severity: 'error',
    from: { pathNot: tests },
    to: { path: tests },
  },
  {
    name: 'no-cycles',
    comment: 'Files that point at each other, by a type at least, are one file in two places.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  // What a build plugin provides lies in no file.
  {
    name: 'resolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

export default {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
