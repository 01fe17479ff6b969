import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { mergeProps } from '../../behaviours/merge-props.ts';
import { useControllable } from '../../behaviours/use-controllable.ts';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { longText } from '../../parts/long-text.tsx';
import { Icon, type IconGlyph } from '../icon/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { toggleItem, toggleTray } from './toggle-group.styles.ts';

export interface ToggleItem {
  id: string;
  label: string;
  icon?: IconGlyph | undefined;
  /** Only the icon is visible; the label is its name and its title. Default false. */
  iconOnly?: boolean | undefined;
  /** Makes it a link to an address of its own. */
  href?: string | undefined;
  /** Stays visible and focusable, but does nothing. */
  disabled?: boolean | undefined;
  /** Why it is disabled, as a sentence. */
  disabledReason?: string | undefined;
}

export interface ToggleGroupProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Name of the group. */
  label: string;
  items: readonly ToggleItem[];
  /** Id of the pressed item; controls the group. */
  value?: string | undefined;
  /** Id of the item that is pressed at first, if the group is not controlled. Default none. */
  defaultValue?: string | undefined;
  onValueChange?: ((id: string) => void) | undefined;
  renderLink?: RenderLink | undefined;
}

/** One of a few: buttons have `aria-pressed`, links `aria-current`. */
export function ToggleGroup({
  label,
  items,
  value: controlled,
  defaultValue = '',
  onValueChange,
  renderLink = plainLink,
  className,
  ...rest
}: ToggleGroupProps) {
  const [value, setValue] = useControllable({ value: controlled, defaultValue, onValueChange });
  return (
    <div
      role="group"
      aria-label={label}
      {...mergeProps({ onKeyDown: moveFocus }, rest)}
      className={toggleTray({ className })}
    >
      {items.map((item) => (
        <Toggle
          key={item.id}
          item={item}
          pressed={item.id === value}
          onSelect={setValue}
          renderLink={renderLink}
        />
      ))}
    </div>
  );
}

/** Arrow keys move the focus to the next item. Each item is a tab stop too, because links open other pages. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  const steps: Readonly<Record<string, number>> = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 };
  const step = steps[event.key];
  if (step === undefined) return;
  const items = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]'));
  const current = items.findIndex((item) => item === event.target);
  event.preventDefault();
  items.at((current + step) % items.length)?.focus();
}

interface ToggleProps {
  item: ToggleItem;
  pressed: boolean;
  onSelect: (id: string) => void;
  renderLink: RenderLink;
}

function Toggle({ item, pressed, onSelect, renderLink }: ToggleProps): ReactNode {
  const { id, label, icon, iconOnly = false, href, disabled = false, disabledReason } = item;
  const shared = {
    className: toggleItem({ iconOnly }),
    'data-pressed': pressed || undefined,
    ...(iconOnly ? { 'aria-label': label, title: label } : undefined),
    children: (
      <>
        {icon && <Icon glyph={icon} />}
        {!iconOnly && longText(label)}
      </>
    ),
  };
  if (href !== undefined && !disabled) {
    return renderLink({
      ...shared,
      href,
      'aria-current': pressed ? 'true' : undefined,
      onClick: () => onSelect(id),
    });
  }
  const button = (
    <button
      type="button"
      {...shared}
      aria-pressed={pressed}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : () => onSelect(id)}
    />
  );
  return disabled && disabledReason ? <Tooltip text={disabledReason}>{button}</Tooltip> : button;
}
