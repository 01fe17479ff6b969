import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import type { Look, StoryRecord } from '../../tools/review/records.ts';
import { frameAddress } from './addresses.ts';
import { enqueueFrame } from './frame-queue.ts';
import { keepFocusOutOf } from './keep-focus.ts';
import { pictureAddress, pictureOf, type ReviewData } from './review-data.ts';
import { useNear } from './use-near.ts';

interface LookPictureProps {
  data: ReviewData;
  /** Id of the state. */
  state: string;
  /** Without one there is nothing to show. */
  story: Pick<StoryRecord, 'Id' | 'Name'> | undefined;
  look: Look;
  /** The whole page instead of the part that the state is about. Default false. */
  whole?: boolean;
  /** A `PictureLink`. It lies over the picture. Default: the picture leads nowhere. */
  link?: ReactNode;
  /** Decides the height. */
  className: string;
}

/** A story in a look: its picture, or the live story if none was made. It is loaded when it is near. */
export function LookPicture({ data, state, story, look, whole = false, link, className }: LookPictureProps) {
  const picture = story && pictureOf(data, state, story.Id, look.Id);
  const globals = { tenant: look.Tenant, mode: look.Mode };
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

/** A story that can be seen, but not used. Each is a whole workbench, so those that are out of sight are removed. */
function LiveFrame({ title, src, width }: LiveFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [started, setStarted] = useState(false);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const loaded = useRef(() => {});
  useEffect(() => {
    if (!near) return undefined;
    loaded.current = enqueueFrame(() => setStarted(true));
    return () => {
      loaded.current();
      setStarted(false);
    };
  }, [near]);
  useEffect(() => (frame ? keepFocusOutOf(frame) : undefined), [frame]);
  return (
    <div ref={box} className="size-full">
      {started && (
        <iframe
          ref={setFrame}
          title={title}
          src={src}
          inert
          tabIndex={-1}
          className="absolute start-0 top-0 h-[1000px] origin-top-left border-0 rtl:origin-top-right"
          // The ratio of two lengths, as a number.
          style={{ width, scale: `tan(atan2(100cqw, ${width}px))` }}
          onLoad={() => loaded.current()}
        />
      )}
    </div>
  );
}

/** Leads from a picture to its story. */
export function PictureLink(props: ComponentProps<'a'> & { 'aria-label': string }) {
  return <a {...props} target="_top" className="absolute inset-0 rounded-lg" />;
}
