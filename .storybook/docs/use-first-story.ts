import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect } from 'react';
import { setPageAttributes } from '../decorators/page-attributes.ts';

/** The first story of the page, with the choices of the toolbar. The page follows them even without a story in it. */
export function useFirstStory() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const [story] = componentStories();
  const globals = story && getStoryContext(story).globals;
  // Each change of the toolbar renders the page again.
  useEffect(() => {
    if (globals) setPageAttributes(globals);
  });
  return story && globals && { story, globals };
}

export type FirstStory = NonNullable<ReturnType<typeof useFirstStory>>;
