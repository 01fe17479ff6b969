import { useMediaQuery } from '@portal/ui/behaviours';
import { TabsList, TabsTrigger, useTabs } from '@portal/ui/tabs';
import { useLookReport, type ThemeFieldsActions } from '@portal/ui/theme-editor';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BrandLocation } from './brand.location.ts';
import { DraftEndedAlert } from './parts/draft-ended-alert.tsx';
import { DraftLookProvider } from './draft-look.ts';
import { ContrastCard } from './parts/contrast-card.tsx';
import { LookCard } from './parts/look-card.tsx';
import { StudioGrid } from './parts/studio-grid.tsx';
import { StudioHead } from './parts/studio-head.tsx';
import type { PortalSurfaces } from './preview/portal-surface.ts';
import { PreviewCard } from './preview/preview-card.tsx';
import { savedLook, type Brand } from './draft.model.ts';
import { useLookImages } from './use-look-images.ts';
import { useOverrides } from './overrides.ts';
import { useDraft } from './use-draft.ts';

export interface StudioProps {
  readonly surfaces: PortalSurfaces;
  readonly brand: Brand;
  readonly location: BrandLocation;
}

const sections = [
  { id: 'look', label: 'Look' },
  { id: 'preview', label: 'Preview' },
  { id: 'contrast', label: 'Contrast' },
] as const;

/** The fields of the look, its preview and its contrast. A narrow window shows one of the three at a time. */
export function Studio({ brand, location, surfaces }: StudioProps) {
  const work = useDraft(brand);
  const { theme } = work.reading;
  const { Images } = savedLook(work.state.brand);
  const images = useLookImages(Images);
  const { report, announced } = useLookReport({ theme, images: images.checked, overrides: useOverrides() });
  const fields = useRef<ThemeFieldsActions>(null);
  const narrow = useMediaQuery('(width < 1024px)');
  const [section, setSection] = useState('look');
  const { chosen, listProps, getTabProps, getPanelProps } = useTabs({
    tabs: sections,
    value: section,
    onValueChange: setSection,
  });
  const panelOf = (id: string) =>
    narrow
      ? { ...getPanelProps(id), className: id === chosen ? undefined : 'hidden' }
      : { className: 'min-w-0' };

  return (
    <>
      <StudioHead work={work} report={report} narrow={narrow} />
      {work.isEnded && <DraftEndedAlert work={work} />}
      {narrow && (
        <TabsList {...listProps} aria-label="Parts of the studio" className="mb-4 px-gutter">
          {sections.map(({ id, label }) => (
            <TabsTrigger key={id} {...getTabProps({ id })}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      )}
      <StudioGrid>
        <div {...panelOf('look')}>
          <LookCard work={work} images={images} actionsRef={fields} />
        </div>
        <div className="contents min-[1024px]:grid min-[1024px]:min-w-0 min-[1024px]:gap-4">
          <div {...panelOf('preview')}>
            <DraftLookProvider value={{ theme, images }}>
              <PreviewCard location={location} surfaces={surfaces} narrow={narrow} />
            </DraftLookProvider>
          </div>
          <div {...panelOf('contrast')}>
            <ContrastCard
              report={report}
              announced={announced}
              onUse={(field, colour) => {
                // The panel of the field has to be visible before it can get the focus.
                flushSync(() => {
                  work.change(field === 'nav' ? 'Navigation' : 'Brand', colour);
                  setSection('look');
                });
                fields.current?.focusField(field);
              }}
            />
          </div>
        </div>
      </StudioGrid>
    </>
  );
}
