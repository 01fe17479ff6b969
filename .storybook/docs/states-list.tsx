import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { TextLink } from '@portal/ui/text-link';
import { looksAddress, storyAddress } from '../review/addresses.ts';
import { Section } from './page.tsx';

const isTest = ({ tags }: { tags: readonly string[] }) => tags.includes('test-fn');

/** Every story of the file with its states and the titles of its tests. */
export function StatesList() {
  const all = useContext(DocsContext).componentStories();
  const stories = all
    .filter((story) => !isTest(story))
    .map(({ id, name, tags }) => ({
      id,
      name,
      states: tags.filter((tag) => tag.startsWith('state:')).map((tag) => tag.slice('state:'.length)),
      tests: all.filter((test) => isTest(test) && test.id.startsWith(`${id}:`)).map((test) => test.name),
    }));
  return (
    <Section title="States">
      <StoryTexts stories={stories} />
    </Section>
  );
}

export interface ListedStory {
  readonly id: string;
  readonly name: string;
  /** Ids of the states that it shows; mostly one or none. */
  readonly states: readonly string[];
  /** The titles of its tests. */
  readonly tests: readonly string[];
}

/** Stories with the sentences that their tests prove. A state leads to its pictures in all looks. */
export function StoryTexts({ stories }: { stories: readonly ListedStory[] }) {
  return (
    <ul className="grid gap-3">
      {stories.map(({ id, name, states, tests }) => (
        <li key={id}>
          <TextLink href={storyAddress(id)} target="_top">
            {name}
          </TextLink>
          {states.map((state) => (
            <TextLink
              key={state}
              href={looksAddress(state)}
              target="_top"
              className="ms-3 font-mono text-xs wrap-anywhere"
            >
              {state}
            </TextLink>
          ))}
          {tests.length > 0 && (
            <ul className="list-disc ps-5 text-text-muted">
              {tests.map((test) => (
                <li key={test} className="wrap-anywhere">
                  {test}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
