import { useRef, useState } from 'react';
import { Badge, type BadgeTone } from '@portal/ui/badge';
import { Button } from '@portal/ui/button';
import type { ShownLook, ShownState } from '../../../tools/review/report-data.ts';
import type { Status } from '../../../tools/review/result.ts';
import { Difference, OnionSkin, Picture } from './pictures.tsx';
import { shareText } from './report.model.ts';
import type { View } from './use-report-address.ts';

const tones: Readonly<Record<Status, BadgeTone>> = {
  Changed: 'pending',
  New: 'info',
  Removed: 'danger',
  Renamed: 'neutral',
  Unchanged: 'muted',
};

export function StatusBadges({ state }: { state: ShownState }) {
  const statuses = new Set(state.Looks.map(({ Status }) => Status));
  return (
    <>
      {[...statuses].map((status) => (
        <Badge key={status} tone={tones[status]}>
          {status}
        </Badge>
      ))}
      {state.Looks.every(({ Accepted }) => Accepted) && <Badge tone="success">Accepted</Badge>}
    </>
  );
}

interface LookViewProps {
  look: ShownLook;
  view: View;
  frames: boolean;
}

/** A state in one look: the pictures of base and branch. */
export function LookView({ look, view, frames }: LookViewProps) {
  const { Look, Status, From, Pixels, Share, BaseImage, BranchImage } = look;
  return (
    <section aria-label={Look} className="grid min-w-0 gap-3">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-muted tabular-nums">
        <span>{Look}</span>
        {Status === 'Changed' && (
          <span>
            {Pixels} pixels, {shareText(Share)}
          </span>
        )}
        {From && <span>Was {From}</span>}
      </p>
      {BaseImage && BranchImage && view !== 'side' ? (
        <div className="grid max-w-[900px] gap-3">
          {view === 'onion' ? (
            <Onion look={look} frames={frames} />
          ) : (
            <Differences look={look} frames={frames} />
          )}
        </div>
      ) : (
        <div className="grid gap-4 md:grid-cols-2">
          <Side name="Base" image={BaseImage} look={look} frames={frames} />
          <Side name="Branch" image={BranchImage} look={look} frames={frames} />
        </div>
      )}
    </section>
  );
}

interface SideProps {
  name: string;
  image: string | undefined;
  look: ShownLook;
  frames: boolean;
}

function Side({ name, image, look, frames }: SideProps) {
  return (
    <figure className="grid content-start gap-1.5">
      <figcaption className="text-xs text-text-muted">{name}</figcaption>
      {image ? (
        <Picture look={look} frames={frames}>
          <img src={image} alt={`${name}: ${look.Id}`} />
        </Picture>
      ) : (
        <p className="rounded-lg border border-dashed border-border p-5 text-text-muted">No picture</p>
      )}
    </figure>
  );
}

type ViewProps = Omit<LookViewProps, 'view'>;

function Onion(picture: ViewProps) {
  const [share, setShare] = useState(50);
  return (
    <>
      <p className="grid max-w-[420px] grid-cols-[auto_1fr_auto] items-center gap-2.5">
        <span aria-hidden>Base</span>
        <input
          type="range"
          aria-label="Base … Branch"
          aria-valuetext={`${share} % branch`}
          min={0}
          max={100}
          step={5}
          value={share}
          onChange={(event) => setShare(event.target.valueAsNumber)}
          className="accent-brand-ui"
        />
        <span aria-hidden>Branch</span>
      </p>
      <OnionSkin {...picture} share={share} />
    </>
  );
}

function Differences(picture: ViewProps) {
  const count = picture.look.Areas.length;
  const [current, setCurrent] = useState<number>();
  const shown = useRef<HTMLDivElement>(null);
  const showNext = () => {
    const next = current === undefined ? 0 : (current + 1) % count;
    setCurrent(next);
    shown.current?.querySelector(`[data-area="${next}"]`)?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      {count > 0 && (
        <p className="flex items-center gap-2">
          <Button onClick={showNext}>Next change</Button>
          <span role="status" className="text-xs text-text-muted tabular-nums">
            {current === undefined ? `${count} changed areas` : `${current + 1} of ${count}`}
          </span>
        </p>
      )}
      <div ref={shown}>
        <Difference {...picture} frames={picture.frames || current !== undefined} current={current} />
      </div>
    </>
  );
}
