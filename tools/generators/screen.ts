import type { Generated } from './generated.ts';
import { placeOf } from './names.ts';

/** A screen of the portal: its route, its address as state, its page and its stories. */
export function screen(place: string): Generated {
  const { area, names } = placeOf(place);
  const { kebab, camel, pascal, words } = names;
  const folder = `apps/portal/src/screens/${area}`;
  return {
    files: {
      [`${folder}/${kebab}.location.ts`]: `/** What the address says about the screen. */
export interface ${pascal}Location {
  /** What is searched for; empty for everything. */
  readonly q: string;
}

/** Reads the address; whatever it cannot use counts as not there. */
export const parse${pascal}Location = (query: URLSearchParams): ${pascal}Location => ({
  q: query.get('q')?.trim() ?? '',
});

/** The query of the address that says this. */
export const ${camel}Search = ({ q }: ${pascal}Location): string =>
  q ? \`?\${new URLSearchParams({ q }).toString()}\` : '';
`,
      [`${folder}/${kebab}.location.test.ts`]: `import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse${pascal}Location, ${camel}Search } from './${kebab}.location.ts';

test('an empty address searches for nothing', () => {
  expect(parse${pascal}Location(new URLSearchParams())).toEqual({ q: '' });
});

test('every address built is read back as it was meant', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const location = { q: text.trim() };
      expect(parse${pascal}Location(new URLSearchParams(${camel}Search(location)))).toEqual(location);
    }),
  );
});
`,
      [`${folder}/${kebab}.route.tsx`]: `import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { parse${pascal}Location } from './${kebab}.location.ts';
import { ${pascal}Screen } from './${kebab}-screen.tsx';

export function ${pascal}Route() {
  const [query] = useSearchParams();
  const location = useMemo(() => parse${pascal}Location(query), [query]);
  return <${pascal}Screen location={location} />;
}
`,
      [`${folder}/${kebab}-screen.tsx`]: `import { Page } from '../../shell/page.tsx';
import type { ${pascal}Location } from './${kebab}.location.ts';

export interface ${pascal}ScreenProps {
  readonly location: ${pascal}Location;
}

export function ${pascal}Screen({ location }: ${pascal}ScreenProps) {
  return (
    <>
      <Page title="${words}" />
      <h1>${words}</h1>
      {location.q && <p>{location.q}</p>}
    </>
  );
}
`,
      [`${folder}/${kebab}-screen.stories.tsx`]: `import { signedIn } from '@portal/api/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { installScenario, PortalStory } from '../../testing/portal-story.tsx';

const meta = preview.meta({
  component: PortalStory,
  args: { at: '/${kebab}', scenario: signedIn() },
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
  beforeEach: installScenario,
});

export const Default = meta.story();
Default.test('is headed by its name', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: '${words}' })).toBeVisible();
});
`,
    },
    additions: [],
    next: [
      `Give it a path and an href in apps/portal/src/app/paths.ts and a Route in ${folder}/${area}.routes.tsx, loaded lazily.`,
      'A new area stands in app/areas.tsx besides.',
      'Open its stories at that path; tag each with the state of states.txt beside it that it shows.',
      'Return early while it loads, and where it is not found, not permitted or failed; then draw the page.',
    ],
  };
}
