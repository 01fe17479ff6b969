import { Chip } from '@portal/ui/chip';
import { Icon } from '@portal/ui/icon';
import { Pencil } from 'lucide';
import type { ComponentProps } from 'react';

/** Shown if there is no reference. */
export const noReference = 'N/A';

/** Initial text of the field; a stored `N/A` counts as no reference (VER-072). */
export const writtenReference = (stored: string | null): string =>
  stored === null || stored.trim() === noReference ? '' : stored;

export interface ReferenceTagProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Id of the verification. */
  of: string;
  reference: string | null;
}

/** The reference of a verification; a click opens its dialog. */
export function ReferenceTag({ of, reference, className = '', ...rest }: ReferenceTagProps) {
  const written = writtenReference(reference);
  const text = written || noReference;
  return (
    <button
      type="button"
      {...rest}
      title={written || undefined}
      aria-label={`${text}, edit reference of ${of}`}
      className={`inline-flex min-h-6 max-w-full cursor-pointer rounded-sm align-middle [&:hover>*]:bg-text/7 ${className}`}
    >
      <Chip size="sm" className="max-w-full">
        <span className="inline-flex max-w-full items-center gap-1 py-px">
          <span className={`min-w-0 truncate ${written ? '' : 'text-text-muted'}`}>{text}</span>
          <Icon glyph={Pencil} size={14} className="flex-none text-text-muted" />
        </span>
      </Chip>
    </button>
  );
}
