import type { ReactNode } from 'react';
import { Badge } from '@portal/ui/badge';
import { TextLink } from '@portal/ui/text-link';
import type { ReviewRecord, StoryRecord } from '../../tools/review/records.ts';
import { looksAddress } from './addresses.ts';
import { isLive, LookPicture, type PicturedLook } from './look-picture.tsx';
import { ReviewBadge, ReviewText } from './review-badge.tsx';
import type { ReviewData } from './review-data.ts';

interface StateFigureProps {
  data: ReviewData;
  /** Id of the state. */
  state: string;
  story: Pick<StoryRecord, 'Id' | 'Name'> | undefined;
  review: ReviewRecord | null;
  look: PicturedLook;
  /** A link that covers the picture. */
  pictureLink?: ReactNode;
  /** Links next to the name, before 'All looks'. */
  links?: ReactNode;
  /** Further facts below the review. */
  children?: ReactNode;
}

/** The picture of a state with its name, its id and where its review stands. */
export function StateFigure({
  data,
  state,
  story,
  review,
  look,
  pictureLink,
  links,
  children,
}: StateFigureProps) {
  return (
    <figure className="grid min-w-0 content-start gap-2.5" data-state={state}>
      <LookPicture
        {...{ data, state, story, look }}
        link={pictureLink}
        className={look.Width < 1280 ? 'aspect-[4/5]' : 'aspect-[16/10]'}
      />
      <figcaption className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2 gap-y-0.5">
        <span className="font-medium wrap-anywhere">{story?.Name}</span>
        <span className="flex gap-3 text-xs">
          {links}
          {story && (
            <TextLink href={looksAddress(state)} target="_top" aria-label={`All looks of ${state}`}>
              All looks
            </TextLink>
          )}
        </span>
        <span className="col-span-full font-mono text-xs wrap-anywhere text-text-muted">{state}</span>
        <span className="col-span-full mt-1 flex flex-wrap items-center gap-1.5">
          <ReviewBadge review={review} />
          {story && isLive(data, state, story.Id, look) && <Badge tone="info">Live</Badge>}
        </span>
        <ReviewText review={review} className="col-span-full mt-1 line-clamp-3" />
        {children}
      </figcaption>
    </figure>
  );
}
