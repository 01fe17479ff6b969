import type { TenantTheme } from '../../tenant-theme.ts';

export interface LookFile {
  readonly title: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Sentences with their places. */
  readonly problems?: readonly string[];
  readonly theme?: TenantTheme;
  readonly notes?: readonly string[];
}

const brand = '"brand": {"$value": {"colorSpace": "srgb", "components": [0.0431, 0.3608, 0.6706]}}';
/** A token in each line from line 3 on, after a brand that holds. */
const portal = (...lines: readonly string[]) => `{"portal": {\n${[brand, ...lines].join(',\n')}\n}}`;
const colour = (space: string, components: readonly unknown[], more = '') =>
  `{"$value": {"colorSpace": "${space}", "components": ${JSON.stringify(components)}${more}}}`;
const onlyBrand = (value: string) => `{"portal": {"brand": ${value}}}`;

const plain: readonly LookFile[] = [
  {
    title: 'a plain theme',
    name: 'a.json',
    content: '{"brand": "#7A1FA2", "nav": "#abc", "radius": 2.5, "density": 0.875, "font": "system"}',
    theme: { brand: '#7A1FA2', nav: '#abc', radius: 2.5, density: 0.875, font: 'system' },
  },
  {
    title: 'a byte order mark',
    name: 'a.json',
    content: '\ufeff{"brand": "#7a1fa2"}',
    theme: { brand: '#7a1fa2' },
  },
  {
    title: 'plain values that do not hold',
    name: 'a.json',
    content:
      '{\n"brand": "red",\n"nav": ["#fff"],\n"radius": 17,\n"density": 0.5,\n"font": "comic",\n"colour": 1\n}',
    problems: [
      'Line 2: brand is a colour such as #0b5cab.',
      'Line 3: nav is a colour such as #10243e.',
      'Line 4: radius is a number from 0 to 16.',
      'Line 5: density is 1 or 0.875.',
      'Line 6: font is one of inter, system.',
      'Line 7: "colour" is not a part of a theme.',
    ],
  },
  {
    title: 'tokens by their CSS names in JSON',
    name: 'a.json',
    content:
      '{"brand": "#fff",\n"--portal-nav": "#fff",\n"--portal-link": "#fff",\n"--portal-brandy": "#fff"}',
    problems: [
      'Line 2: --portal-nav is written nav in JSON.',
      'Line 3: --portal-link is derived: a tenant does not set it.',
      'Line 4: --portal-brandy is not in the contract.',
    ],
  },
  {
    title: 'a theme without a brand',
    name: 'a.json',
    content: '{"nav": "#fff"}',
    problems: ['Line 1: brand is missing: a colour such as #0b5cab.'],
  },
];

const syntax: readonly LookFile[] = [
  ['a missing comma', '{\n  "brand": "#fff"\n  "nav": "#000"}', 'Line 3, column 3: a comma or } is missing.'],
  [
    'a missing comma in a line',
    '{"brand": "#fff" "nav": "#000"}',
    'Line 1, column 18: a comma or } is missing.',
  ],
  ['a list that is not closed', '{"brand": ["#fff"}', 'Line 1, column 18: a comma or ] is missing.'],
  ['an object that is not closed', '{\n"brand": "#fff"', 'Line 2, column 16: a comma or } is missing.'],
  ['a missing colon', '{"brand" "#fff"}', 'Line 1, column 10: a colon is missing.'],
  ['a missing value', '{"brand": }', 'Line 1, column 11: a value is missing.'],
  ['a name without quotes', '{brand: "#fff"}', 'Line 1, column 2: this is not JSON.'],
  ['a comma at the end', '{"brand": "#fff",}', 'Line 1, column 18: a name in quotes is missing.'],
  ['a comment', '{ // ours\n"brand": "#fff"}', 'Line 1, column 3: JSON has no comments.'],
  ['a quote that is not closed', '{"brand": "#fff}', 'Line 1, column 11: a quote is missing.'],
  ['something after the end', '{"brand": "#fff"} {}', 'Line 1, column 19: nothing may follow the value.'],
  ['NUL', '{"brand": "\0"}', 'Line 1, column 11: a character has to be written with \\u.'],
  ['an empty file', '', 'Line 1, column 1: a value is missing.'],
  ['a list', '\n[]', 'Line 2: A theme is an object.'],
  [
    'a name that is written twice',
    '{"brand": "#fff",\n"brand": "#000"}',
    'Line 2: "brand" is written twice.',
  ],
  ['__proto__', '{"brand": "#fff",\n"__proto__": {"radius": 1}}', 'Line 2: "__proto__" is not read here.'],
  [
    'a group other than portal',
    '\n{"other": {}}',
    'Line 2: The file has no group portal: put brand, nav, radius, density, font into a group of that name.',
  ],
].map(([title = '', content = '', problem = '']) => ({
  title,
  name: 'a.json',
  content,
  problems: [problem],
}));

const tokens: readonly LookFile[] = [
  ...(
    [
      ['srgb', [1, 0, 0]],
      ['srgb-linear', [1, 0, 0]],
      ['hsl', [0, 100, 50]],
      ['hwb', ['none', 0, 0]],
      ['lab', [54.29, 80.8, 69.89]],
      ['lch', [54.29, 106.83, 40.86]],
      ['oklab', [0.62796, 0.22486, 0.12585]],
      ['oklch', [0.62796, 0.25768, 29.234]],
      ['display-p3', [0.9175, 0.2003, 0.1386]],
      ['a98-rgb', [0.8586, 0, 0]],
      ['prophoto-rgb', [0.7022, 0.2757, 0.1036]],
      ['rec2020', [0.792, 0.231, 0.0738]],
      ['xyz-d65', [0.4124, 0.2126, 0.0193]],
      ['xyz-d50', [0.4361, 0.2225, 0.0139]],
    ] as const
  ).map(([space, components]) => ({
    title: `red in ${space}`,
    name: 'a.json',
    content: onlyBrand(colour(space, components)),
    theme: { brand: '#ff0000' },
  })),
  {
    title: 'references, a rem, a stack of fonts and an inherited type',
    name: 'a.json',
    content: `{"$type": "color", "base": {"blue": {"$value": {"colorSpace": "srgb", "components": [0, 0, 1]}}, "also": {"$value": "{base.blue}"}},
"portal": {"brand": {"$value": "{base.also}"}, "nav": {"$value": {"$ref": "#/base/blue/$value"}},
"radius": {"$type": "dimension", "$value": {"value": 0.75, "unit": "rem"}}, "density": {"$value": 0.875},
"font": {"$type": "fontFamily", "$value": ["system-ui", "sans-serif"]}}}`,
    theme: { brand: '#0000ff', nav: '#0000ff', radius: 12, density: 0.875, font: 'system' },
  },
  {
    title: 'a part of a colour as a reference',
    name: 'a.json',
    content: `{"a": {"$value": 1}, "portal": {"brand": {"$value": {"colorSpace": "srgb", "components": [{"$ref": "#/a/$value"}, 0, 0]}}}}`,
    theme: { brand: '#ff0000' },
  },
  {
    title: 'colours as strings',
    name: 'a.json',
    content: '{"portal": {\n"brand": {"$value": "#7A1FA2"},\n"nav": {"$value": "#abcf"}}}'.replace(
      '#abcf',
      '#aabbccFF',
    ),
    theme: { brand: '#7a1fa2', nav: '#aabbcc' },
    notes: ['Line 2: a colour is an object in 2025.10.', 'Line 3: a colour is an object in 2025.10.'],
  },
  {
    title: 'colours as functions, and a length as text',
    name: 'a.json',
    content:
      '{"portal": {"brand": {"$value": "rgba(122, 31, 162, 1)"}, "nav": {"$value": "hsl(0 0% 100%)"}, "radius": {"$value": "8px"}}}',
    theme: { brand: '#7a1fa2', nav: '#ffffff', radius: 8 },
    notes: Array.from({ length: 2 }, () => 'Line 1: a colour is an object in 2025.10.'),
  },
  {
    title: 'a translucent colour as a function',
    name: 'a.json',
    content: onlyBrand('{"$value": "rgba(11, 92, 171, 0.5)"}'),
    problems: ['Line 1: portal.brand lets something through: alpha is 1.'],
  },
  {
    title: 'tokens of the older format',
    name: 'a.json',
    content: `{"base": {"blue": {"value": {"colorSpace": "srgb", "components": [0, 0, 1]}, "type": "color"}}, "portal": {
"brand": {"value": "{base.blue.value}", "type": "color"}, "radius": {"value": "0.5rem", "type": "dimension"},
"density": {"value": "0.875", "type": "number"}, "font": {"value": "system", "type": "fontFamily"}}}`,
    theme: { brand: '#0000ff', radius: 8, density: 0.875, font: 'system' },
  },
  {
    title: 'an export of Tokens Studio, with its sets one level down',
    name: 'a.json',
    content: `{"brand": {"blue": {"value": "#00f", "type": "color"}}, "ours": {"portal": {
"brand": {"value": "{blue}", "type": "color"}}}, "$themes": [], "$metadata": {"tokenSetOrder": ["brand", "ours"]}}`,
    theme: { brand: '#0000ff' },
    notes: ['Line 2: a colour is an object in 2025.10.'],
  },
  {
    title: 'an export of Tokens Studio with two sets for this theme',
    name: 'a.json',
    content: `{"$themes": [], "light": {"portal": {${brand}}},\n"dark": {"portal": {${brand}}}}`,
    problems: ['Line 2: Only one set may have a group portal.'],
  },
  {
    title: 'tokens without a brand',
    name: 'a.json',
    content: '{"portal": {"radius": {"$value": "8px"}}}',
    problems: ['Line 1: portal.brand is missing: a colour such as #0b5cab.'],
  },
  {
    title: 'groups and tokens outside of portal',
    name: 'a.json',
    content: `{"wrong": {"$value": "{no.where}"}, "group": {"$extends": "{x}"}, "portal": {${brand}}}`,
    theme: { brand: '#0b5cab' },
  },
  {
    title: 'tokens that do not hold',
    name: 'a.json',
    content:
      '{"portal": {\n"brand": {"$value": "red"},\n"nav": {"$value": {"colorSpace": "srgb"}},\n"radius": {"$value": {"value": 2, "unit": "rem"}},\n"density": {"$value": 2},\n"font": {"$value": "Papyrus"}}}',
    problems: [
      'Line 2: portal.brand is a colour such as #0b5cab.',
      'Line 3: portal.nav is a colour such as #10243e.',
      'Line 4: portal.radius is a number from 0 to 16.',
      'Line 5: portal.density is 1 or 0.875.',
      'Line 6: portal.font is one of inter, system.',
    ],
  },
  {
    title: 'references that lead nowhere or to themselves',
    name: 'a.json',
    content: portal(
      '"nav": {"$value": "{a.b}"}',
      '"radius": {"$value": "{portal.density}"}',
      '"density": {"$value": "{portal.radius}"}',
      '"font": {"$value": {"$ref": "#/portal/font/$value"}}',
    ),
    problems: [
      'Line 3: {a.b} names no token.',
      'Line 4: {portal.density} leads back to itself.',
      'Line 5: {portal.radius} leads back to itself.',
      'Line 6: #/portal/font/$value leads back to itself.',
    ],
  },
  {
    title: 'colours outside of sRGB and translucent ones',
    name: 'a.json',
    content: `{"portal": {\n"brand": ${colour('oklch', [0.6, 0.3, 20])},\n"nav": ${colour('srgb', [0, 0, 0], ', "alpha": 0.5')}}}`,
    problems: [
      'Line 2: portal.brand is outside sRGB. Use #ff0027.',
      'Line 3: portal.nav lets something through: alpha is 1.',
    ],
  },
  {
    title: 'several problems in one line',
    name: 'a.json',
    content: `{"portal": {"brand": {"$value": "#0b5cab80"}, "radius": {"$value": 17}}}`,
    problems: [
      'Line 1: portal.brand lets something through: alpha is 1.',
      'Line 1: portal.radius is a number from 0 to 16.',
    ],
  },
  {
    title: 'a translucent colour as a string',
    name: 'a.json',
    content: onlyBrand('{"$value": "#0b5cab80"}'),
    problems: ['Line 1: portal.brand lets something through: alpha is 1.'],
  },
  {
    title: 'a group that takes over another one',
    name: 'a.json',
    content: portal('"$extends": "{base}"'),
    problems: ['Line 3: $extends is not read here: write the tokens out.'],
  },
  {
    title: 'a token without a value, and one that the contract does not have',
    name: 'a.json',
    content: portal('"nav": {"$type": "color"}', '"brandy": {"$value": 1}'),
    problems: ['Line 3: portal.nav has no $value.', 'Line 4: portal.brandy is not in the contract.'],
  },
  {
    title: 'a derived token with another value',
    name: 'a.json',
    content: portal('"link": {"$value": "#00aaff"}', '"gap-1": {"$value": {"value": 5, "unit": "px"}}'),
    problems: [
      'Line 3: portal.link is derived: a tenant does not set it.',
      'Line 4: portal.gap-1 is derived: a tenant does not set it.',
    ],
  },
  {
    title: 'derived tokens with the values that they have anyway',
    name: 'a.json',
    content: portal('"on-brand": {"$value": "#ffffff"}', '"gap-1": {"$value": {"value": 4, "unit": "px"}}'),
    theme: { brand: '#0b5cab' },
  },
  {
    title: 'an image',
    name: 'a.json',
    content: portal('"logo": {"$value": "/logo.svg"}'),
    theme: { brand: '#0b5cab' },
    notes: ['Line 3: images are uploaded, not imported.'],
  },
];

const css: readonly LookFile[] = [
  {
    title: 'a style sheet',
    name: 'a.css',
    content: `/* ours; --portal-brand: red */ @layer a, b; @layer portal.theme { :root { --portal-brand: #f4b400;
--portal-nav: #26231c; --portal-radius: .5rem; --portal-density: 0.875; --portal-font: var(--portal-font-system);
--portal-logo: url("/assets/x.svg"); --portal-logo-dark: url(/y.svg); --portal-favicon: z; --_p-logo-ratio:4 } }`,
    theme: { brand: '#f4b400', nav: '#26231c', radius: 8, density: 0.875, font: 'system' },
    notes: Array.from({ length: 3 }, () => 'Line 3: images are uploaded, not imported.'),
  },
  {
    title: 'declarations that do not hold',
    name: 'a.CSS',
    content: `:root {
  --portal-brand: red;
  --portal-link: #00aaff;
  --portal-radius: 2em;
  --portal-font: Papyrus;
  --portal-brandy: 1;
  color: red;
  --portal-radius: 2px;
  --portal-font-2xs: 11px }`,
    problems: [
      'Line 2: --portal-brand is a colour such as #0b5cab.',
      'Line 3: --portal-link is derived: a tenant does not set it.',
      'Line 4: --portal-radius is a number from 0 to 16.',
      'Line 5: --portal-font is one of inter, system.',
      'Line 6: --portal-brandy is not in the contract.',
      'Line 7: color is not a part of a theme.',
      'Line 8: --portal-radius is written twice.',
      'Line 9: --portal-font-2xs is derived: a tenant does not set it.',
      'Line 9: --portal-font-2xs is superseded since 0.1.0: use --portal-font-xs instead.',
    ],
  },
  {
    title: 'a colour as a function in a style sheet',
    name: 'a.css',
    content: ':root{--portal-brand:rgb(11 92 171)}',
    theme: { brand: '#0b5cab' },
  },
  {
    title: 'derived values that are the same anyway',
    name: 'a.css',
    content:
      ':root{--portal-brand:#0b5cab;--portal-on-brand:#FFF;--portal-gap-1:.25rem;--portal-dur-1:120ms}',
    theme: { brand: '#0b5cab' },
  },
  {
    title: 'a comment that is not closed',
    name: 'a.css',
    content: ':root {\n--portal-brand: #fff; /* ours }',
    problems: ['Line 2: a comment is not closed.'],
  },
  {
    title: 'a rule that is not closed',
    name: 'a.css',
    content: '@layer x {\n:root { --portal-brand: #fff; }',
    problems: ['Line 1: a } is missing.'],
  },
  {
    title: 'a rule that is not opened',
    name: 'a.css',
    content: ':root { --portal-brand: #fff; }\n}',
    problems: ['Line 2: a { is missing.'],
  },
];

const many = (count: number, of: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => of(index)).join(',');
const ring = (count: number) => {
  const name = (index: number) => (index % count).toString(36);
  const aliases = many(count, (index) => `"${name(index)}":{"$value":"{${name(index + 1)}}"}`);
  return `{"portal":{"brand":{"$value":"{0}"}},${aliases}}`;
};

/** Files that try to be expensive. */
export const hostileFiles: readonly LookFile[] = [
  {
    title: 'more than 256 KB',
    name: 'a.json',
    content: ' '.repeat(300 * 1024),
    problems: ['The file has 300 KB, at most 256 KB are asked.'],
  },
  {
    title: '5 MB',
    name: 'a.tokens.json',
    content: '{"portal": {"brand": '.repeat(250_000),
    problems: ['The file has 5127 KB, at most 256 KB are asked.'],
  },
  {
    title: 'lists in lists',
    name: 'a.json',
    content: '['.repeat(200_000),
    problems: ['Line 1, column 33: nesting is deeper than 32.'],
  },
  {
    title: 'rules in rules',
    name: 'a.css',
    content: 'a{'.repeat(100_000),
    problems: ['Line 1: nesting is deeper than 32.'],
  },
  {
    title: '1999 aliases in a ring',
    name: 'a.json',
    content: ring(1999),
    problems: ['Line 1: {0} leads back to itself.'],
  },
  {
    title: '10 000 aliases in a ring',
    name: 'a.json',
    content: ring(10_000),
    problems: ['The file has 10001 tokens, at most 2000 are asked.'],
  },
  {
    title: 'values that double with each reference',
    name: 'a.json',
    content: `{"portal": {"brand": {"$value": "{d.0}"}}, "d": {${many(30, (index) => `"${index}": {"$value": ["{d.${index + 1}}", "{d.${index + 1}}"]}`)}, "30": {"$value": 1}}}`,
    problems: ['Line 1: The file has too many references.'],
  },
  {
    title: '3000 declarations',
    name: 'a.css',
    content: `:root{${'--portal-brand:#fff;'.repeat(3000)}}`,
    problems: ['The file has 3000 tokens, at most 2000 are asked.'],
  },
  {
    title: 'a comment of 256 KB without its end',
    name: 'a.css',
    content: `/*${'*'.repeat(250_000)}`,
    problems: ['Line 1: a comment is not closed.'],
  },
  {
    title: 'half comments',
    name: 'a.css',
    content: '/* * '.repeat(50_000),
    problems: ['Line 1: a comment is not closed.'],
  },
  {
    title: 'quotes without end',
    name: 'a.css',
    content: `:root{--portal-brand:${'"'.repeat(200_001)}}`,
    problems: ['Line 1: a } is missing.'],
  },
  {
    title: 'UTF-16',
    name: 'a.json',
    content: new Uint8Array([0xff, 0xfe, 0x7b, 0]),
    problems: ['The file is not UTF-8.'],
  },
];

/** What `readLookFile` and `portal-theme check` say about files. */
export const lookFiles: readonly LookFile[] = [...plain, ...syntax, ...tokens, ...css, ...hostileFiles];
