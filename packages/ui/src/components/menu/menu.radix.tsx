import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode } from 'react';
import { plainLink } from '../../behaviours/render-link.ts';
import { Icon } from '../icon/index.ts';
import { placeChoices, type PlacedChoice } from './menu.model.ts';
import { menuItem, menuLine, menuPanel } from './menu.styles.ts';
import type { MenuIcon, MenuProps } from './menu.tsx';

/** The open menu itself, in a chunk of its own. */
export default function RadixMenu({
  anchor,
  label,
  items,
  onClose,
  openedBy = 'pointer',
  id,
  align = 'end',
  renderLink = plainLink,
}: Omit<MenuProps, 'open'>) {
  const place = useViewportPlace(anchor);
  const chosen = useRef<PlacedChoice<MenuIcon>>(undefined);
  const firstItemFocused = useRef(openedBy === 'pointer');

  const focusFirstItem = (event: FocusEvent<HTMLElement>) => {
    if (firstItemFocused.current || event.target !== event.currentTarget) return;
    firstItemFocused.current = true;
    event.currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
  // A press on the anchor is the anchor's own to answer: it closes what it opened.
  const leaveToAnchor = (event: Event & { target: EventTarget | null }) => {
    if (anchor.contains(event.target as Node)) event.preventDefault();
  };
  const leave = (event: Event) => {
    event.preventDefault();
    if (anchor.isConnected) anchor.focus();
    chosen.current?.onSelect?.();
  };

  const draw = (choice: PlacedChoice<MenuIcon>): ReactNode => {
    const look = menuItem({ tone: choice.tone });
    const content = (
      <>
        {choice.icon && <Icon glyph={choice.icon} />}
        <span className="grid py-1">
          {choice.label}
          {choice.disabled && choice.reason && (
            <span className="max-w-[36ch] text-xs whitespace-normal text-text-muted">{choice.reason}</span>
          )}
        </span>
      </>
    );
    if (choice.href !== undefined && !choice.disabled) {
      const to = { href: choice.href, target: choice.target, className: look, children: content };
      return (
        <Radix.Item asChild onSelect={() => (chosen.current = choice)}>
          {renderLink(choice.target ? { ...to, rel: 'noopener' } : to)}
        </Radix.Item>
      );
    }
    return (
      <Radix.Item
        className={look}
        aria-disabled={choice.disabled || undefined}
        onSelect={(event) => {
          if (choice.disabled) event.preventDefault();
          else chosen.current = choice;
        }}
      >
        {content}
      </Radix.Item>
    );
  };

  return (
    <Radix.Root open modal={false} onOpenChange={(next) => next || onClose()}>
      <Radix.Trigger asChild>
        <span aria-hidden tabIndex={-1} style={place} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onFocus={focusFirstItem}
          onInteractOutside={leaveToAnchor}
          onCloseAutoFocus={leave}
          className={menuPanel()}
        >
          {placeChoices(items).map((choice) => (
            <div key={choice.id} role="none">
              {choice.lineAbove && <Radix.Separator className={menuLine()} />}
              {draw(choice)}
            </div>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Lays an unseen box over the anchor: the menu is placed by that box, so any element can be an anchor. */
function useViewportPlace(anchor: HTMLElement): CSSProperties {
  const [box, setBox] = useState(() => anchor.getBoundingClientRect());
  useEffect(() => {
    const measure = () => setBox(anchor.getBoundingClientRect());
    window.addEventListener('resize', measure);
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', measure);
      document.removeEventListener('scroll', measure, { capture: true });
    };
  }, [anchor]);
  return {
    position: 'fixed',
    insetBlockStart: box.top,
    left: box.left,
    inlineSize: box.width,
    blockSize: box.height,
    pointerEvents: 'none',
  };
}
