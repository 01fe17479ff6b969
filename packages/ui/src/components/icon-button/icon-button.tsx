import type { ReactElement } from 'react';
import { useRender } from '../../behaviours/use-render.ts';
import { buttonVariants, type ButtonProps } from '../button/index.ts';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Tooltip } from '../tooltip/index.ts';

export interface IconButtonProps extends Omit<
  ButtonProps,
  'icon' | 'endIcon' | 'children' | 'block' | 'aria-label'
> {
  icon: IconGlyph;
  /** What the button does: its accessible name and its tooltip. */
  name: string;
  /** Another text for the tooltip, such as `Copied`. */
  tooltip?: string | undefined;
  /** Keeps the tooltip open. */
  tooltipOpen?: boolean | undefined;
  /** Why it is disabled at present, as a sentence. It stays focusable, and its tooltip gives the reason. */
  disabledReason?: string | undefined;
}

export function IconButton({
  icon,
  name,
  tooltip,
  tooltipOpen = false,
  disabledReason,
  variant = 'ghost',
  size = 'sm',
  pending = false,
  render,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const button = useRender({
    render,
    element: 'button',
    state: { pending },
    props: {
      ...(!render && { type: 'button' }),
      ...rest,
      'aria-label': name,
      'aria-disabled': pending || disabledReason !== undefined || undefined,
      'data-pending': pending || undefined,
      onClick: pending || disabledReason !== undefined ? undefined : onClick,
      className: buttonVariants({ variant, size, iconOnly: true, className }),
      children: pending ? (
        <Spinner />
      ) : (
        <Icon
          glyph={icon}
          className={disabledReason === undefined ? 'text-text-muted [:hover>&]:text-text' : undefined}
        />
      ),
    },
  });
  return (
    <Tooltip
      text={disabledReason ?? tooltip ?? name}
      repeatsName={disabledReason === undefined}
      open={tooltipOpen || undefined}
    >
      {button as ReactElement<{ 'aria-describedby'?: string | undefined }>}
    </Tooltip>
  );
}
