import { TextLink } from '@portal/ui/text-link';
import { storyAddress } from '../review/addresses.ts';
import { PictureLink, type PicturedLook } from '../review/look-picture.tsx';
import type { ReviewData } from '../review/review-data.ts';
import { StateFigure } from '../review/state-figure.tsx';
import { Section } from './page.tsx';

export interface ListedStory {
  readonly id: string;
  readonly name: string;
  /** Ids of the states that it shows; mostly one or none. */
  readonly states: readonly string[];
  /** The titles of its tests. */
  readonly tests: readonly string[];
}

interface ScreenStatesProps {
  stories: readonly ListedStory[];
  /** Undefined while it is loading. */
  data: ReviewData | undefined;
  look: PicturedLook;
}

/** A figure for each story that shows a state, with the sentences that its tests prove, then the other stories. */
export function ScreenStates({ stories, data, look }: ScreenStatesProps) {
  const others = stories.filter(({ states }) => states.length === 0);
  return (
    <>
      <Section title="States">
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(320px,100%),320px))] gap-x-5 gap-y-6">
          {data &&
            stories
              .filter(({ states }) => states.length > 0)
              .map((story) => <ScreenFigure key={story.id} {...{ story, data, look }} />)}
        </div>
      </Section>
      {others.length > 0 && (
        <Section title="More stories">
          <StoryTexts stories={others} />
        </Section>
      )}
    </>
  );
}

function ScreenFigure({ story, data, look }: { story: ListedStory; data: ReviewData; look: PicturedLook }) {
  const { id, name, states, tests } = story;
  const [state = '', ...others] = states;
  return (
    <StateFigure
      data={data}
      state={state}
      story={{ Id: id, Name: name }}
      review={data.states.find(({ Id }) => Id === state)?.Review ?? null}
      look={look}
      pictureLink={<PictureLink href={storyAddress(id)} aria-label={`${name}, ${state}`} />}
      links={
        <TextLink href={storyAddress(id)} target="_top" aria-label={`Open ${name}`}>
          Open
        </TextLink>
      }
    >
      {others.map((other) => (
        <span key={other} className="col-span-full font-mono text-xs text-text-muted wrap-anywhere">
          {other}
        </span>
      ))}
      <Sentences tests={tests} className="col-span-full mt-1 text-xs" />
    </StateFigure>
  );
}

/** Stories as text, with the sentences that their tests prove. */
export function StoryTexts({ stories }: { stories: readonly ListedStory[] }) {
  return (
    <ul className="grid gap-3">
      {stories.map(({ id, name, tests }) => (
        <li key={id}>
          <TextLink href={storyAddress(id)} target="_top">
            {name}
          </TextLink>
          <Sentences tests={tests} />
        </li>
      ))}
    </ul>
  );
}

function Sentences({ tests, className = '' }: { tests: readonly string[]; className?: string }) {
  if (tests.length === 0) return null;
  return (
    <ul className={`list-disc ps-5 text-text-muted ${className}`}>
      {tests.map((test) => (
        <li key={test} className="wrap-anywhere">
          {test}
        </li>
      ))}
    </ul>
  );
}
