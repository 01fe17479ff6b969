import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { ColourVisionSelect } from '@portal/ui/theme-editor';
import { ToggleGroup } from '@portal/ui/toggle-group';
import { memo } from 'react';
import { useNavigate } from 'react-router';
import { brandHref, modes, surfaces as surfaceIds, type BrandLocation } from '../brand.location.ts';
import { DocumentSurface } from './document-surface.tsx';
import { PdfSurface } from './pdf-surface.tsx';
import { previewDescription, surfaceLabels } from './preview-texts.ts';
import type { PortalSurfaces } from './portal-surface.ts';
import { PreviewFailed } from './preview-failed.tsx';
import { pageSizes, PreviewPage } from './preview-page.tsx';

export interface PreviewCardProps {
  readonly surfaces: PortalSurfaces;
  readonly location: BrandLocation;
  readonly narrow: boolean;
}

/** The look on the pages of the portal and on what the server draws. Its choices are in the address. */
export const PreviewCard = memo(function PreviewCard({ location, surfaces, narrow }: PreviewCardProps) {
  const navigate = useNavigate();
  const { shown, mode, contrast, seen } = location;
  const go = (change: Partial<BrandLocation>) => void navigate(brandHref({ ...location, ...change }));
  const description = previewDescription(location);
  return (
    <Card heading="Preview" description={description} flush aria-description={description}>
      <div className="flex flex-wrap items-center justify-between gap-2 px-card-x pb-3">
        <ToggleGroup
          label="Shown"
          value={shown}
          items={surfaceIds.map((id) => ({ id, label: surfaceLabels[id] }))}
          onValueChange={(id) => go({ shown: surfaceIds.find((one) => one === id) ?? 'list' })}
          className="max-[1024px]:w-full"
        />
        <div className="flex flex-wrap items-center gap-2 max-[1024px]:w-full">
          <ToggleGroup
            label="Mode"
            value={mode}
            items={[
              { id: 'light', label: 'Light' },
              { id: 'dark', label: 'Dark' },
            ]}
            onValueChange={(id) => go({ mode: modes.find((one) => one === id) ?? 'light' })}
            className="max-[1024px]:flex-1"
          />
          <Button
            aria-pressed={contrast === 'more'}
            onClick={() => go({ contrast: contrast === 'more' ? 'normal' : 'more' })}
          >
            More contrast
          </Button>
          <ColourVisionSelect
            labelHidden
            size="sm"
            value={seen}
            onValueChange={(vision) => go({ seen: vision })}
            className="w-[180px] max-[1024px]:w-full"
          />
        </div>
      </div>
      <div className="rounded-b-lg border-t border-border bg-sunken p-4 min-h-[280px] max-[1024px]:p-3">
        {shown === 'list' || shown === 'application' ? (
          <PortalPage Surface={surfaces[shown]} {...{ location, narrow }} />
        ) : shown === 'pdf' ? (
          <PdfSurface location={location} />
        ) : (
          <DocumentSurface key={shown} shown={shown} {...{ location, narrow }} />
        )}
      </div>
    </Card>
  );
});

interface PortalPageProps extends Pick<PreviewCardProps, 'location' | 'narrow'> {
  readonly Surface: PreviewCardProps['surfaces']['list'];
}

const PortalPage = ({ Surface, location, narrow }: PortalPageProps) => (
  <Surface>
    {(page, { isSample, retry }) =>
      retry ? (
        <PreviewFailed onRetry={retry} />
      ) : (
        <>
          <PreviewPage
            location={location}
            size={narrow ? undefined : pageSizes[location.shown === 'application' ? 'application' : 'list']}
          >
            {page}
          </PreviewPage>
          {isSample && <p className="mt-2 text-xs text-text-muted">Sample data</p>}
        </>
      )
    }
  </Surface>
);
