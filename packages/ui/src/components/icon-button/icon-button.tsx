import type { LucideIcon } from 'lucide-react';
import { buttonLook, type ButtonProps } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Tooltip } from '../tooltip/index.ts';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'icon' | 'endIcon' | 'children' | 'block' | 'aria-label'
> {
  icon: LucideIcon;
  /** What the button does: its accessible name and its tooltip. */
  name: string;
  /** Another text for the tooltip, such as `Copied`. */
  tip?: string | undefined;
  /** Keeps the tooltip open. */
  tipShown?: boolean | undefined;
  /** Why it does nothing at present, as a sentence: it stays in reach of pointer and keyboard and says so. */
  unavailable?: string | undefined;
}

export function IconButton({
  icon,
  name,
  tip,
  tipShown = false,
  unavailable,
  variant = 'ghost',
  size = 'sm',
  pending = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={unavailable ?? tip ?? name} repeatsName={unavailable === undefined} shown={tipShown}>
      <button
        type="button"
        {...rest}
        aria-label={name}
        aria-disabled={pending || unavailable !== undefined || undefined}
        data-pending={pending || undefined}
        onClick={pending || unavailable !== undefined ? undefined : onClick}
        className={buttonLook({ variant, size, iconOnly: true, className })}
      >
        {pending ? (
          <Spinner />
        ) : (
          <Icon
            glyph={icon}
            className={unavailable === undefined ? 'text-text-muted [:hover>&]:text-text' : undefined}
          />
        )}
      </button>
    </Tooltip>
  );
}
