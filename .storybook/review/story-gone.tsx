import { Button } from '@portal/ui/button';
import { TextLink } from '@portal/ui/text-link';
import { allStates, storyAddress } from './addresses.ts';
import { nearestStories, type IndexedStory } from './nearest-stories.ts';
import { ReviewPage } from './review-page.tsx';

interface StoryGoneProps {
  /** Id of the story that the address names. */
  id: string;
  stories: readonly IndexedStory[];
}

/** Shown for a link from another version of the workbench. */
export function StoryGone({ id, stories }: StoryGoneProps) {
  const nearest = nearestStories(stories, id);
  return (
    <ReviewPage title="This story is no longer here." count="">
      <span className="font-mono text-xs text-text-muted wrap-anywhere">{id}</span>
      {nearest.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-lg font-semibold">Nearest by name</h2>
          <ul className="grid gap-1">
            {nearest.map((story) => (
              <li key={story.id}>
                <TextLink href={storyAddress(story.id)} target="_top">
                  {story.title} · {story.name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <Button render={<a href={allStates} target="_top" />}>All states</Button>
      </p>
    </ReviewPage>
  );
}
