import { brandImagePlaceholders } from '@portal/api/contract';
import { brandQueries } from '@portal/api/queries';
import { useDebounced } from '@portal/ui/behaviours';
import { FramedHtml } from '@portal/ui/safe';
import { Skeleton } from '@portal/ui/skeleton';
import { ColourVision } from '@portal/ui/theme-editor';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../../base/services.tsx';
import type { PreviewLocation } from '../brand.location.ts';
import { useDraftLook } from '../draft-look.ts';
import type { LookImages } from '../use-look-images.ts';
import { PreviewFailed } from './preview-failed.tsx';
import { useScale } from './use-scale.ts';

export interface DocumentSurfaceProps {
  readonly shown: 'sign-in' | 'email';
  readonly location: PreviewLocation;
  readonly narrow: boolean;
}

/** Milliseconds between the last change and the request. */
const pauseMs = 300;
const documents = { 'sign-in': ['SignIn', 'Sign-in page'], email: ['Email', 'Email'] } as const;

/** What the server draws from the values as typed, in a frame that runs, loads and sends nothing. */
export function DocumentSurface({ shown, location, narrow }: DocumentSurfaceProps) {
  const { theme, images } = useDraftLook();
  const { mode, contrast, seen } = location;
  const [part, title] = documents[shown];
  const Theme = useDebounced(theme, pauseMs);
  const { data, isError, isPending, refetch } = useQuery({
    ...brandQueries(useClient()).preview({
      Theme,
      Images: images.stored,
      Mode: mode,
      Contrast: contrast,
    }),
    placeholderData: keepPreviousData,
  });
  const { frame, scale } = useScale(undefined, narrow ? 0.8 : 1);
  if (isError) return <PreviewFailed onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton className="h-[360px]" />;
  return (
    <div ref={frame} className="overflow-hidden rounded-[12px] border border-border-strong">
      <ColourVision vision={seen}>
        <div inert style={{ zoom: scale }}>
          <FramedHtml
            title={title}
            html={withImages(data[part], images)}
            className={shown === 'sign-in' && mode === 'dark' ? '[color-scheme:dark]!' : undefined}
          />
        </div>
      </ColourVision>
    </div>
  );
}

/** The frame sends no token, so the page puts the addresses of the images that it has itself. */
function withImages(html: string, { addresses }: LookImages): string {
  const { Logo, LogoOnDark } = brandImagePlaceholders;
  return html
    .replaceAll(new RegExp(`${LogoOnDark}(?![\\w-])`, 'g'), () => addresses.LogoOnDark ?? 'data:,')
    .replaceAll(new RegExp(`${Logo}(?![\\w-])`, 'g'), () => addresses.Logo ?? 'data:,');
}
