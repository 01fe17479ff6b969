import {
  brandFieldLabels,
  brandImageMaximumBytes,
  brandSlots,
  messageOf,
  type BrandImage,
  type BrandImageField,
  succeeded,
} from '@portal/api/contract';
import { brandQueries, failureOf } from '@portal/api/queries';
import { Alert } from '@portal/ui/alert';
import { Button } from '@portal/ui/button';
import { DropZoneRoot, useDropZoneState } from '@portal/ui/drop-zone';
import { TextLink } from '@portal/ui/text-link';
import { useLookTexts } from '@portal/ui/theme-editor';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide';
import { useState } from 'react';
import { useClient } from '../../../base/services.tsx';
import { inSentence } from '../look-texts.ts';
import { useChangedBy } from '../use-changed-by.ts';
import type { DraftWork } from '../use-draft.ts';
import { imageFactsOf, type LookImages } from '../use-look-images.ts';
import { withDeferredProps } from '../with-deferred-props.tsx';
import { ImageGrounds } from './image-grounds.tsx';

const fields = Object.keys(brandSlots) as BrandImageField[];

export interface ImageFieldsProps {
  readonly work: DraftWork;
  readonly images: LookImages;
}

/** The images of the look: each is uploaded, replaced, removed or reset on its own. */
export const ImageFields = withDeferredProps((props: ImageFieldsProps) =>
  fields.map((field) => <ImageField key={field} field={field} {...props} />),
);

function ImageField({ field, work, images }: ImageFieldsProps & { field: BrandImageField }) {
  const { isPending, problems: uploadProblems, mutate, reset } = useUpload(work);
  const [tooLarge, setTooLarge] = useState<string>();
  const image = images.stored[field];
  const published = work.state.brand.Published.Images[field];
  const { valueText } = useLookTexts();
  const factsOf = (one: BrandImage) => valueText('logo', imageFactsOf(one));
  const changedBy = useChangedBy(work)(field);
  const differs = image?.ImageId !== published?.ImageId;
  const problems = tooLarge ? [tooLarge] : uploadProblems;
  const forget = () => {
    setTooLarge(undefined);
    // Another file of the same choice may be on its way.
    if (!isPending) reset();
  };
  const change = (imageId: string | null) => {
    forget();
    work.changeImage(field, imageId);
  };
  return (
    <DropZoneRoot
      role="group"
      aria-label={brandFieldLabels[field]}
      aria-busy={isPending || undefined}
      maxFiles={1}
      disabled={isPending}
      onFilesReject={forget}
      onFilesAdd={([file]) => {
        if (!file) return;
        const problem = sizeProblem(file);
        setTooLarge(problem);
        if (problem === undefined) mutate({ field, file, seen: work.seen });
      }}
      className="contain-content border-t border-border py-2.5 ps-card-x pe-2.5 data-dragging:bg-brand-subtle"
    >
      <div className="grid grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3">
        <ImageGrounds address={images.addresses[field]} />
        <div className="min-w-0 text-xs wrap-anywhere text-text-muted">
          <p aria-hidden className="text-sm font-medium text-text">
            {brandFieldLabels[field]}
          </p>
          <p>{image ? factsOf(image) : 'Not set'}</p>
          {differs && <p>Published: {published ? factsOf(published) : 'not set'}</p>}
          {changedBy && <p>{changedBy}</p>}
          <div className="flex flex-wrap gap-x-3">
            {differs && (
              <TextButton
                name={`Reset ${inSentence(field)}`}
                disabled={isPending}
                onPress={() => change(published?.ImageId ?? null)}
              >
                Reset
              </TextButton>
            )}
            {image && (
              <TextButton
                name={`Remove ${inSentence(field)}`}
                disabled={isPending}
                onPress={() => change(null)}
              >
                Remove
              </TextButton>
            )}
          </div>
        </div>
        <ChooseButton field={field} replaces={image !== undefined} pending={isPending} />
      </div>
      <FileErrors field={field} problems={problems} onDismiss={forget} />
    </DropZoneRoot>
  );
}

interface FileErrorsProps {
  readonly field: BrandImageField;
  /** What is wrong with the file that was chosen. */
  readonly problems: readonly string[];
  readonly onDismiss: () => void;
}

/** Why files were not taken. It ends with the next good file. */
function FileErrors({ field, problems, onDismiss }: FileErrorsProps) {
  const { rejections, dismissRejections } = useDropZoneState();
  const lines = new Set([...rejections.map(({ name, reason }) => `${name}: ${reason}`), ...problems]);
  if (lines.size === 0) return null;
  return (
    <Alert
      tone="danger"
      className="mt-2"
      actions={
        <TextButton
          name={`Dismiss problems of ${inSentence(field)}`}
          onPress={() => {
            dismissRejections();
            onDismiss();
          }}
        >
          Dismiss
        </TextButton>
      }
    >
      {Array.from(lines, (line) => (
        <p key={line}>{line}</p>
      ))}
      {problems.length > 0 && <p className="font-semibold">Nothing was changed.</p>}
    </Alert>
  );
}

interface TextButtonProps {
  readonly name: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly children: string;
}

const TextButton = ({ name, disabled, onPress, children }: TextButtonProps) => (
  <TextLink
    quiet
    className="min-h-6 cursor-pointer disabled:cursor-not-allowed disabled:text-text-disabled"
    render={<button type="button" aria-label={name} disabled={disabled} onClick={onPress} />}
  >
    {children}
  </TextLink>
);

interface ChooseButtonProps {
  readonly field: BrandImageField;
  readonly replaces: boolean;
  readonly pending: boolean;
}

function ChooseButton({ field, replaces, pending }: ChooseButtonProps) {
  const { buttonProps, inputProps } = useDropZoneState();
  const verb = replaces ? 'Replace' : 'Upload';
  return (
    <>
      <Button
        {...buttonProps}
        size="xs"
        icon={replaces ? undefined : Upload}
        pending={pending}
        aria-label={`${verb} ${inSentence(field)}`}
      >
        {verb}
      </Button>
      {/* Only the chooser filters by name: what a file is, the server reads from its bytes. */}
      <input {...inputProps} accept=".svg,.png" />
    </>
  );
}

/** Larger files are rejected before they are sent. */
const sizeProblem = ({ name, size }: File): string | undefined =>
  size > brandImageMaximumBytes
    ? `${name} has ${Math.ceil(size / 1024)} KB, at most ${brandImageMaximumBytes / 1024} KB are asked.`
    : undefined;

function useUpload(work: DraftWork) {
  const { data, error, ...upload } = useMutation({
    ...brandQueries(useClient()).upload(),
    onSuccess: (reply) => {
      if (succeeded(reply)) work.adopt(reply.Draft);
    },
  });
  const failed = failureOf(error);
  const refused = data && !succeeded(data) ? data.Problems : [];
  return { ...upload, problems: failed ? [messageOf(failed) || 'The file could not be sent.'] : refused };
}
