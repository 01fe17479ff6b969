import { useRef, useState } from 'react';
import type { Look, StoryRecord } from '../../tools/review/records.ts';
import { frameAddress } from './addresses.ts';
import { FrameText, LiveFrame } from './live-frame.tsx';
import { pictureAddress, pictureOf, type ReviewData } from './review-data.ts';
import { useNear } from './use-near.ts';

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
}

/** Whether a look of a story has no picture and is live. */
export const isLive = (data: ReviewData, state: string, story: string, look: PicturedLook) =>
  look.Globals !== undefined || pictureOf(data, state, story, look.Id) === undefined;

/** A story in a look: its picture, or the live story if none was made. It is loaded when it is near the window. */
export function LookPicture({ data, state, story, look, whole = false }: LookPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box);
  const [seen, setSeen] = useState(false);
  if (near && !seen) setSeen(true);
  return (
    <div ref={box} className="size-full">
      {story ? drawn(story) : <FrameText>No story yet</FrameText>}
    </div>
  );

  function drawn({ Id, Name }: Pick<StoryRecord, 'Id' | 'Name'>) {
    if (isLive(data, state, Id, look)) {
      // Each live frame is a whole workbench: those that are out of sight are removed.
      if (!near) return <FrameText>{state}</FrameText>;
      const src =
        data.frameAddress?.(Id, look) ??
        frameAddress(Id, { tenant: look.Tenant, mode: look.Mode, ...look.Globals });
      return (
        <LiveFrame
          key={src}
          title={`${state}, ${look.Id}`}
          src={src}
          width={look.Width}
          waitingText={state}
        />
      );
    }
    const picture = seen ? pictureOf(data, state, Id, look.Id) : undefined;
    return (
      picture && (
        <img
          src={pictureAddress(whole ? picture.File : picture.Thumb)}
          alt={`${Name}, ${state}`}
          className="block size-full object-cover object-left-top"
        />
      )
    );
  }
}
