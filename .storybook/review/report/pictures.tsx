import { useEffect, useRef, type ReactNode } from 'react';
import pixelmatch from 'pixelmatch';
import type { ShownLook } from '../../../tools/review/report-data.ts';
import { threshold } from '../../../tools/review/threshold.ts';

interface PictureProps {
  look: ShownLook;
  /** The changed areas are framed. */
  frames: boolean;
  /** Position of the area that stands out. */
  current?: number | undefined;
  children: ReactNode;
}

/** A picture with frames around its changed areas. */
export function Picture({ look, frames, current, children }: PictureProps) {
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className="relative overflow-hidden rounded-lg border border-border [&_canvas]:block [&_canvas]:w-full [&_img]:block [&_img]:w-full">
      {children}
      {frames &&
        look.Areas.map(({ X, Y, Width, Height }, index) => (
          <span
            key={`${X} ${Y}`}
            aria-hidden
            data-area={index}
            data-current={index === current || undefined}
            className="absolute -m-1 box-content rounded-md border-2 border-danger p-0.5 data-current:outline-3 data-current:outline-brand-ui"
            style={{
              left: percent(X, look.Width),
              top: percent(Y, look.Height),
              width: percent(Width, look.Width),
              height: percent(Height, look.Height),
            }}
          />
        ))}
    </div>
  );
}

interface OnionSkinProps extends Omit<PictureProps, 'children'> {
  /** Visibility of the branch in per cent. */
  share: number;
}

/** The branch over the base. */
export function OnionSkin({ share, ...picture }: OnionSkinProps) {
  const { Id, BaseImage, BranchImage } = picture.look;
  return (
    <Picture {...picture}>
      <img src={BaseImage} alt={`Base: ${Id}`} />
      <img
        src={BranchImage}
        alt={`Branch: ${Id}`}
        className="absolute inset-x-0 top-0"
        style={{ opacity: share / 100 }}
      />
    </Picture>
  );
}

/** Changed pixels in one colour on the dimmed base. */
export function Difference(picture: Omit<PictureProps, 'children'>) {
  const { Id, BaseImage, BranchImage } = picture.look;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const images = await Promise.all([BaseImage, BranchImage].map(decoded));
      if (canvas.current && !left) drawDifference(canvas.current, images);
    };
    void draw();
    return () => {
      left = true;
    };
  }, [BaseImage, BranchImage]);
  return (
    <Picture {...picture}>
      <canvas ref={canvas} role="img" aria-label={`Difference: ${Id}`} />
    </Picture>
  );
}

async function decoded(address: string | undefined): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address ?? '';
  await image.decode();
  return image;
}

const changed: [number, number, number] = [199, 0, 120];

function drawDifference(canvas: HTMLCanvasElement, images: readonly HTMLImageElement[]) {
  const width = Math.max(...images.map((image) => image.naturalWidth));
  const height = Math.max(...images.map((image) => image.naturalHeight));
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  const [base, branch] = images.map((image) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, width, height);
  });
  if (!base || !branch) return;
  const difference = context.createImageData(width, height);
  pixelmatch(base.data, branch.data, difference.data, width, height, {
    threshold,
    alpha: 0.3,
    diffColor: changed,
    aaColor: changed,
  });
  context.putImageData(difference, 0, 0);
  canvas.dataset['drawn'] = 'true';
}
