import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { TextLink } from '@portal/ui/text-link';
import { Section } from './page.tsx';

/** Every story of the file with the titles of its tests. */
export function StatesList() {
  const stories = useContext(DocsContext).componentStories();
  const isTest = ({ tags }: { tags: string[] }) => tags.includes('test-fn');
  const tests = stories.filter(isTest);
  return (
    <Section title="States">
      <ul className="grid gap-3">
        {stories
          .filter((story) => !isTest(story))
          .map(({ id, name }) => (
            <li key={id}>
              <TextLink href={`?path=/story/${id}`} target="_top">
                {name}
              </TextLink>
              <ul className="list-disc ps-5 text-text-muted">
                {tests
                  .filter((test) => test.id.startsWith(`${id}:`))
                  .map((test) => (
                    <li key={test.id}>{test.name}</li>
                  ))}
              </ul>
            </li>
          ))}
      </ul>
    </Section>
  );
}
