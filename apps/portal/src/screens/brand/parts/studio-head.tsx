import { brandQueries, brandUploadKey } from '@portal/api/queries';
import { Badge } from '@portal/ui/badge';
import { Button, type ButtonProps } from '@portal/ui/button';
import type { IconGlyph } from '@portal/ui/icon';
import { MenuButton, type MenuItem } from '@portal/ui/menu';
import { PageHeader } from '@portal/ui/page-header';
import type { LookReport } from '@portal/ui/theme/check';
import { Tooltip } from '@portal/ui/tooltip';
import { useIsMutating } from '@tanstack/react-query';
import { Braces, Download, FileText, History, Link, Trash2, Upload } from 'lucide';
import { useState } from 'react';
import { Retry } from '../../../base/retry.tsx';
import { useFeatures } from '../../../session/use-session.ts';
import { useClient } from '../../../base/services.tsx';
import { useFileDownload } from '../../../records/use-file-download.ts';
import { studioDialogs, type StudioDialogId } from '../dialogs/dialogs.ts';
import { savedLook } from '../draft.model.ts';
import { statusOf } from '../look-texts.ts';
import type { DraftWork } from '../use-draft.ts';
import { useLookExport } from '../use-look-export.ts';
import { withDeferredProps } from '../with-deferred-props.tsx';

export interface StudioHeadProps {
  readonly work: DraftWork;
  readonly report: LookReport | undefined;
  /** Only Publish has its own button; the menu contains the other actions. */
  readonly narrow: boolean;
}

/** Title, status and actions of the studio, and the dialogs of its actions. */
export function StudioHead({ work, report, narrow }: StudioHeadProps) {
  const [open, setOpen] = useState<StudioDialogId>();
  const Dialog = open && studioDialogs[open];
  return (
    <>
      <Header work={work} narrow={narrow} onOpen={setOpen} />
      {Dialog && <Dialog work={work} report={report} onClose={() => setOpen(undefined)} />}
    </>
  );
}

interface HeaderProps extends Pick<StudioHeadProps, 'work' | 'narrow'> {
  readonly onOpen: (id: StudioDialogId) => void;
}

const Header = withDeferredProps(function Header({ work, narrow, onOpen }: HeaderProps) {
  const { brand } = work.state;
  const { Draft } = brand;
  // The draft changes when the upload ends.
  const uploads = useIsMutating({ mutationKey: brandUploadKey }) > 0;
  const missing = Draft ? undefined : 'There is no draft.';
  const disabledReason = uploads ? 'An image is being uploaded.' : missing;
  const { Images } = savedLook(brand);
  const samplePdf = useFileDownload(
    brandQueries(useClient()).samplePdf({ Theme: work.reading.theme, Images }),
    'sample-report.pdf',
  );
  const exporting = useLookExport(work);

  const action = (id: StudioDialogId, label: string, icon: IconGlyph, reason?: string) => ({
    id,
    label,
    icon,
    disabled: reason !== undefined,
    disabledReason: reason,
    onSelect: () => onOpen(id),
  });
  const inHeader = [
    ...(useFeatures()('Histories') ? [action('history', 'History', History)] : []),
    action('share', 'Share', Link, disabledReason),
  ];
  const items: readonly MenuItem[] = [
    ...(narrow ? inHeader : []),
    action('import', 'Import look', Upload),
    { id: 'tokens', label: 'Export design tokens', icon: Braces, onSelect: exporting.tokens },
    { id: 'css', label: 'Export CSS', icon: Download, onSelect: exporting.css },
    { id: 'pdf', label: 'Sample PDF', icon: FileText, onSelect: () => samplePdf.save() },
    { ...action('discard', 'Discard draft', Trash2, disabledReason), tone: 'danger' },
  ];
  return (
    <>
      <PageHeader
        title="Brand studio"
        aside={<Badge tone={Draft ? 'info' : 'success'}>{Draft ? 'Draft' : 'Published'}</Badge>}
        views={<Status work={work} />}
        actions={
          <>
            {!narrow &&
              inHeader.map(({ id, label, icon, disabledReason: reason, onSelect }) => (
                <ActionButton key={id} id={id} icon={icon} disabledReason={reason} onClick={onSelect}>
                  {label}
                </ActionButton>
              ))}
            <MenuButton label="More" items={items} />
            <ActionButton
              variant="primary"
              id="publish"
              disabledReason={disabledReason}
              onClick={() => {
                work.saveNow();
                onOpen('publish');
              }}
            >
              Publish
            </ActionButton>
          </>
        }
      />
      {samplePdf.failed && (
        <p role="alert" className="px-gutter pb-3 text-danger">
          The sample PDF could not be made.
        </p>
      )}
    </>
  );
});

interface ActionButtonProps extends ButtonProps {
  readonly id: StudioDialogId;
  /** Why it is disabled, as a sentence. */
  readonly disabledReason: string | undefined;
}

const ActionButton = ({ id, disabledReason, ...button }: ActionButtonProps) => (
  <Tooltip text={disabledReason ?? ''}>
    <Button
      {...button}
      aria-disabled={disabledReason !== undefined}
      aria-haspopup="dialog"
      {...studioDialogs[id].onIntent}
    />
  </Tooltip>
);

function Status({ work }: { work: DraftWork }) {
  if (work.failed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-2 text-danger">
        Draft not saved
        <Retry size="xs" onClick={work.saveNow} />
      </div>
    );
  return (
    <p role="status" className="text-text-muted tabular-nums">
      {work.saving ? 'Saving draft' : statusOf(work.state.brand)}
    </p>
  );
}
