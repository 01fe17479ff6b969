import * as Radix from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, useState, type CSSProperties, type FocusEvent } from 'react';
import { plainLink } from '../../behaviours/render-link.ts';
import { MenuSectionItems } from './menu-item.radix.tsx';
import { menuSections, type PlacedChoice } from './menu.model.ts';
import { menuPanel } from './menu.styles.ts';
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
    event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
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

  return (
    <Radix.Root
      open
      modal={false}
      dir={getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr'}
      onOpenChange={(next) => next || onClose()}
    >
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
          {menuSections(items).map((section) => (
            <MenuSectionItems
              key={section.choices[0]?.id}
              section={section}
              renderLink={renderLink}
              onChoose={(choice) => (chosen.current = choice)}
            />
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
