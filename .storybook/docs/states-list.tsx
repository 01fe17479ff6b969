import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { initialPageGlobals } from '../decorators/page-attributes.ts';
import type { Mode } from '../../tools/review/records.ts';
import type { PicturedLook } from '../review/look-picture.tsx';
import { useReviewData } from '../review/review-data.ts';
import { Section } from './page.tsx';
import { ScreenStates, StoryTexts, type ListedStory } from './screen-states.tsx';

const isTest = ({ tags }: { tags: readonly string[] }) => tags.includes('test-fn');

/** Every story of the file with the titles of its tests; those of a screen with their pictures. */
export function StatesList() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const all = componentStories();
  const stories = all
    .filter((story) => !isTest(story))
    .map(({ id, name, tags }) => ({
      id,
      name,
      states: tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length)),
      tests: all.filter((test) => isTest(test) && test.id.startsWith(`${id}:`)).map((test) => test.name),
    }));
  const [first] = all;
  if (first && stories.some(({ states }) => states.length > 0)) {
    return <LoadedStates stories={stories} look={lookOf(getStoryContext(first).globals)} />;
  }
  return (
    <Section title="States">
      <StoryTexts stories={stories} />
    </Section>
  );
}

function LoadedStates({ stories, look }: { stories: readonly ListedStory[]; look: PicturedLook }) {
  return <ScreenStates stories={stories} data={useReviewData()} look={look} />;
}

/** The look that the toolbar has chosen. Pictures are made with the other choices at their defaults. */
function lookOf(globals: Readonly<Record<string, unknown>>): PicturedLook {
  const { tenant, mode, ...others } = initialPageGlobals;
  const chosen = (name: string, initial: string) => {
    const value = globals[name];
    return typeof value === 'string' ? value : initial;
  };
  const Tenant = chosen('tenant', tenant);
  const Mode = modeOf(chosen('mode', mode));
  const more = Object.entries(others).filter(([name, initial]) => chosen(name, initial) !== initial);
  return {
    Id: `${Tenant}-${Mode}-1280`,
    Tenant,
    Mode,
    Width: 1280,
    Globals:
      more.length > 0
        ? Object.fromEntries(more.map(([name, initial]) => [name, chosen(name, initial)]))
        : undefined,
  };
}

function modeOf(mode: string): Mode {
  if (mode === 'light' || mode === 'dark') return mode;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
