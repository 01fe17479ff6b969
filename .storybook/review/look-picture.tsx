import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { Look, StoryRecord } from '../../tools/review/records.ts';
import { frameAddress } from './addresses.ts';
import { keepFocusOutOf } from './keep-focus.ts';
import { pictureAddress, pictureOf, type ReviewData } from './review-data.ts';

export interface PicturedLook extends Look {
  /** Further choices of the toolbar. No pictures are made with them, so the story is live. */
  readonly Globals?: Readonly<Record<string, string>> | undefined;
}

interface LookPictureProps {
  data: ReviewData;
  /** Id of the state. */
  state: string;
  /** Without one there is nothing to show. */
  story: Pick<StoryRecord, 'Id' | 'Name'> | undefined;
  look: PicturedLook;
  /** The whole page instead of the part that the state is about. Default false. */
  whole?: boolean;
  /** A `PictureLink`. It lies over the picture. Default: the picture leads nowhere. */
  link?: ReactNode;
  /** Decides the height. */
  className: string;
}

/** Whether a look of a story has no picture and is live. */
export const isLive = (data: ReviewData, state: string, story: string, look: PicturedLook) =>
  look.Globals !== undefined || pictureOf(data, state, story, look.Id) === undefined;

/** A story in a look: its picture, or the live story if none was made. The browser loads it when it is near. */
export function LookPicture({ data, state, story, look, whole = false, link, className }: LookPictureProps) {
  const picture = story && !look.Globals && pictureOf(data, state, story.Id, look.Id);
  const globals = { tenant: look.Tenant, mode: look.Mode, ...look.Globals };
  return (
    <div className={`relative ${className}`}>
      <div className="@container size-full overflow-hidden rounded-lg border border-border bg-canvas">
        {picture && (
          <img
            loading="lazy"
            src={pictureAddress(whole ? picture.File : picture.Thumb)}
            alt={`${story.Name}, ${state}`}
            className="block size-full object-cover object-left-top"
          />
        )}
        {story && !picture && (
          <LiveFrame
            title={`${state}, ${look.Id}`}
            src={data.frameAddress?.() ?? frameAddress(story.Id, globals)}
            width={look.Width}
          />
        )}
        {!story && (
          <p className="grid size-full place-content-center text-xs text-text-muted">No story yet</p>
        )}
      </div>
      {link}
    </div>
  );
}

interface LiveFrameProps {
  title: string;
  src: string;
  /** Width of the window in which the story is drawn, in px. It is scaled to its container. */
  width: number;
}

/** A story that can be seen, but not used. */
function LiveFrame({ title, src, width }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => (frame.current ? keepFocusOutOf(frame.current) : undefined), []);
  return (
    <iframe
      ref={frame}
      title={title}
      src={src}
      loading="lazy"
      inert
      tabIndex={-1}
      className="absolute start-0 top-0 h-[1000px] origin-top-left border-0 rtl:origin-top-right"
      // The ratio of two lengths, as a number.
      style={{ width, scale: `tan(atan2(100cqw, ${width}px))` }}
    />
  );
}

/** Leads from a picture to its story. */
export function PictureLink(props: ComponentProps<'a'> & { 'aria-label': string }) {
  return <a {...props} target="_top" className="absolute inset-0 rounded-lg" />;
}
