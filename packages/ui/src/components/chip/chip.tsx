import { X } from 'lucide';
import type { ComponentProps } from 'react';
import { longText } from '../../parts/long-text.tsx';
import { memoizeVariants } from '../../parts/memoize-variants.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { chipTexts } from './chip.texts.ts';
import { splitNames } from './chip.model.ts';
import { chip, chipRemove } from './chip.styles.ts';

export interface ChipProps extends ComponentProps<'span'> {
  /** `sm` (20 px) in cells, `md` (24 px) elsewhere. Default `md`. */
  size?: 'sm' | 'md' | undefined;
  /** `brand` for a value that filters a list. Default `plain`. */
  tone?: 'plain' | 'brand' | undefined;
  icon?: IconGlyph | undefined;
  /** Adds a remove button. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button, such as `Remove Cash`. */
  removeName?: string | undefined;
}

const classNameOf = memoizeVariants(chip);

export function Chip({ size, tone, icon, onRemove, removeName, className, children, ...rest }: ChipProps) {
  const texts = useTexts('chip', chipTexts);
  const text = longText(children);
  const boxes = icon !== undefined || onRemove !== undefined || text !== children;
  return (
    <span {...rest} className={classNameOf({ size, tone, boxes }, className)}>
      {icon && <Icon glyph={icon} size={14} className="text-text-muted" />}
      {text}
      {onRemove && (
        <button
          type="button"
          data-remove
          aria-label={removeName ?? texts.removeName}
          onClick={onRemove}
          className={chipRemove()}
        >
          <Icon glyph={X} size={14} />
        </button>
      )}
    </span>
  );
}

/** Most names in a tooltip; more would fill the window. */
const MAX_NAMES = 100;

export interface OverflowChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The hidden names. A tooltip shows them on hover and on focus. */
  names: readonly string[];
  size?: 'sm' | 'md' | undefined;
}

/** `+N`, with the hidden names in a tooltip. */
export function OverflowChip({ names, size, className, ...rest }: OverflowChipProps) {
  const texts = useTexts('chip', chipTexts);
  const text = texts.names({ names: names.slice(0, MAX_NAMES), more: Math.max(0, names.length - MAX_NAMES) });
  const count = names.length;
  return (
    <Tooltip text={text} repeatsName>
      <button
        type="button"
        {...rest}
        aria-label={texts.overflowName({ count, names: text })}
        className={classNameOf({ size, tone: 'more', boxes: false }, className)}
      >
        {texts.overflow({ count })}
      </button>
    </Tooltip>
  );
}

export interface ChipListProps extends Omit<ComponentProps<'span'>, 'children'> {
  names: readonly string[];
  /** Number of names that are shown before `+N`. Default 3. */
  maxChips?: number | undefined;
  size?: 'sm' | 'md' | undefined;
}

export function ChipList({ names, maxChips = 3, size, ...rest }: ChipListProps) {
  const { first, rest: hidden } = splitNames(names, maxChips);
  return (
    <span {...rest} className={`inline-flex max-w-full flex-wrap gap-1 align-middle ${rest.className ?? ''}`}>
      {first.map((name, index) => (
        <Chip key={index} size={size}>
          {name}
        </Chip>
      ))}
      {hidden.length > 0 && <OverflowChip names={hidden} size={size} />}
    </span>
  );
}
