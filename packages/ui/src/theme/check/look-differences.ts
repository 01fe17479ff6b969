import type { TenantTheme } from '../tenant-theme.ts';
import { readColour } from '../theme-draft.ts';
import { lookFields, type LookField } from './finding.ts';

/** Facts of an image that people see. */
export interface LookImageFacts {
  /** Images with the same id are the same image, such as a digest of the bytes. */
  readonly id: string;
  readonly mediaType: 'image/svg+xml' | 'image/png';
  /** Size of the file in bytes. */
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** Where a page can show it. */
  readonly src?: string | undefined;
}

/** A look as a whole: the theme of a tenant and its images. */
export interface Look {
  readonly theme: TenantTheme;
  readonly images?: Readonly<Partial<Record<'logo' | 'logoDark' | 'icon', LookImageFacts>>> | undefined;
}

export type LookValue = string | number | LookImageFacts;

/** A field that differs; `undefined` where it is not set. */
export interface LookDifference {
  readonly field: LookField;
  readonly from: LookValue | undefined;
  readonly to: LookValue | undefined;
}

/** The fields in which two looks differ. A value that is not set differs from every set one. */
export function lookDifferences(from: Look, to: Look): readonly LookDifference[] {
  return lookFields
    .map((field) => ({ field, from: valueOf(from, field), to: valueOf(to, field) }))
    .filter((difference) => identity(difference.from) !== identity(difference.to));
}

function valueOf({ theme, images = {} }: Look, field: LookField): LookValue | undefined {
  return field === 'logo' || field === 'logoDark' || field === 'icon' ? images[field] : theme[field];
}

const identity = (value: LookValue | undefined) =>
  typeof value === 'object' ? value.id : typeof value === 'string' ? (readColour(value) ?? value) : value;
