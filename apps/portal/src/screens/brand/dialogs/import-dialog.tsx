import { brandThemeKeys } from '@portal/api/contract';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { DropZone } from '@portal/ui/drop-zone';
import { themeDefaults, type TenantTheme } from '@portal/ui/theme';
import type { readLookFile } from '@portal/ui/theme/files';
import { useState } from 'react';
import { FormButtons } from '../../../records/form-buttons.tsx';
import { differences, savedLook } from '../draft.model.ts';
import { themeFields } from '../look-fields.ts';
import { Changes } from '../parts/changes.tsx';
import type { StudioDialogProps } from './studio-dialog.ts';

type Reading = ReturnType<typeof readLookFile>;

const problemsShown = 20;

/** Reads a look from a file into the draft. Nothing is sent before the confirmation. */
export function ImportDialog({ work, onClose }: StudioDialogProps) {
  const [reading, setReading] = useState<Reading>();
  const Theme = work.reading.theme;
  const { Images } = savedLook(work.state.brand);
  const imported = reading?.ok ? keepingDefaults(reading.theme, Theme) : undefined;
  const changes = imported ? differences({ Theme, Images }, { Theme: imported, Images }) : [];
  const canConfirm = reading?.ok === true && changes.length > 0;

  const read = async (file: File) => {
    const [{ readLookFile: parse }, bytes] = await Promise.all([
      import('@portal/ui/theme/files'),
      file.arrayBuffer(),
    ]);
    setReading(parse(file.name, new Uint8Array(bytes)));
  };
  const confirm = () => {
    for (const field of themeFields) {
      const value = imported?.[brandThemeKeys[field]];
      if (value !== Theme[brandThemeKeys[field]]) work.change(field, value ?? null);
    }
    onClose();
  };

  return (
    <Dialog
      open
      title="Import look"
      onOpenChange={onClose}
      closesInFooter={false}
      footer={
        canConfirm ? (
          <FormButtons type="button" onClick={confirm}>
            Confirm
          </FormButtons>
        ) : (
          <Button size="md" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {reading?.ok === false && <Problems problems={reading.problems} />}
      {reading?.ok && (
        <>
          <Changes changes={changes} />
          {changes.length === 0 && <p role="status">Nothing differs from the draft.</p>}
          {reading.notes.length > 0 && <Lines label="Notes" lines={reading.notes} />}
        </>
      )}
      {!canConfirm && (
        <DropZone
          maxFiles={1}
          accept={['.json', '.tokens', '.css']}
          text="Click here or drop a .json, .tokens or .css file"
          onFilesReject={() => setReading(undefined)}
          onFilesAdd={([file]) => file && void read(file)}
        />
      )}
    </Dialog>
  );
}

/** A file does not tell a default from a value that is not set: such a field stays as it is in the draft. */
const keepingDefaults = (theme: TenantTheme, draft: TenantTheme): TenantTheme => ({
  ...Object.fromEntries(
    Object.entries(draft).filter(([key, value]) => themeDefaults[key as keyof TenantTheme] === value),
  ),
  ...theme,
});

function Problems({ problems }: { problems: readonly Line[] }) {
  const more = problems.length - problemsShown;
  return (
    <>
      <Alert tone="danger">This file cannot be imported. Nothing was changed.</Alert>
      <Lines label="Problems" lines={problems.slice(0, problemsShown)} />
      {more > 0 && <p className="text-text-muted">and {more} more</p>}
    </>
  );
}

interface Line {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly text: string;
}

/** What was found in the file, each with its line. */
const Lines = ({ label, lines }: { label: string; lines: readonly Line[] }) => (
  <ul aria-label={label} className="rounded-md border border-border">
    {lines.map((line, index) => (
      <li
        key={index}
        className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 border-t border-border px-3 py-2 wrap-anywhere first:border-t-0"
      >
        <span className="text-text-muted tabular-nums">{placeOf(line)}</span> {line.text}
      </li>
    ))}
  </ul>
);

/** `Line 4:`, or `Line 3, column 12:` for an error of the syntax. The colon is for screen readers. */
function placeOf({ line, column }: Line) {
  if (line === undefined) return null;
  return (
    <>
      Line {line}
      {column !== undefined && `, column ${column}`}
      <span className="sr-only">:</span>
    </>
  );
}
