import * as Radix from '@radix-ui/react-dropdown-menu';
import { useCallback, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { focusFallbackOf } from '../../behaviours/focus-fallbacks.ts';
import { plainLink } from '../../behaviours/render-link.ts';
import { useOverlayLang, useTexts } from '../../texts/texts-context.ts';
import { MenuSectionItems } from './menu-item.radix.tsx';
import { MenuSearch } from './menu-search.tsx';
import { menuSections, searchedChoices, type PlacedChoice } from './menu.model.ts';
import { menuEmpty, menuPanel } from './menu.styles.ts';
import { menuTexts } from './menu.texts.ts';
import type { MenuIcon, MenuProps } from './menu.props.ts';

/** The open menu, in a chunk of its own. */
export default function RadixMenu({
  anchor,
  label,
  items,
  onOpenChange,
  openedBy = 'pointer',
  align = 'end',
  sheet = false,
  searchLabel,
  emptyText,
  renderLink = plainLink,
  className,
  dir,
  ...rest
}: Omit<MenuProps, 'open'>) {
  const lang = useOverlayLang();
  const texts = useTexts('menu', menuTexts);
  const [text, setText] = useState('');
  const boxOverAnchor = useBoxOver(anchor);
  const [homeOfAnchor] = useState(() => focusFallbackOf(anchor));
  const chosen = useRef<PlacedChoice<MenuIcon>>(undefined);
  const firstItemFocused = useRef(openedBy === 'pointer');

  const focusFirstItem = (event: FocusEvent<HTMLElement>) => {
    if (firstItemFocused.current || event.target !== event.currentTarget) return;
    firstItemFocused.current = true;
    event.currentTarget.querySelector<HTMLElement>('input, [role^="menuitem"]')?.focus();
  };
  // A press on the anchor is handled by the anchor: it closes the menu.
  const leaveToAnchor = (event: Event & { target: EventTarget | null }) => {
    if (anchor.contains(event.target as Node)) event.preventDefault();
  };
  const leave = (event: Event) => {
    event.preventDefault();
    (anchor.isConnected ? anchor : homeOfAnchor())?.focus();
    chosen.current?.onSelect?.();
  };

  const found = searchedChoices(items, text);
  const sections = menuSections(found).map((section) => (
    <MenuSectionItems
      key={section.choices[0]?.id}
      section={section}
      renderLink={renderLink}
      onChoose={(choice) => (chosen.current = choice)}
    />
  ));
  const none = found.every(({ group }) => group === undefined);

  return (
    <Radix.Root
      open
      modal={false}
      dir={dir === 'ltr' || dir === 'rtl' ? dir : directionOf(anchor)}
      onOpenChange={(next) => next || onOpenChange(false)}
    >
      <Radix.Trigger asChild>
        <span ref={boxOverAnchor} aria-hidden tabIndex={-1} className="pointer-events-none fixed" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          lang={lang}
          {...rest}
          {...(searchLabel !== undefined && { role: 'dialog', 'aria-orientation': undefined })}
          aria-label={label}
          aria-labelledby={undefined}
          data-sheet={sheet || undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          onFocus={focusFirstItem}
          onInteractOutside={leaveToAnchor}
          onCloseAutoFocus={leave}
          className={menuPanel({ sheet, className })}
        >
          {searchLabel === undefined ? (
            sections
          ) : (
            <>
              <MenuSearch label={searchLabel} value={text} onValueChange={setText} />
              {none && (
                <p role="status" className={menuEmpty()}>
                  {emptyText ?? texts.emptyText}
                </p>
              )}
              <div role="menu" tabIndex={-1} aria-label={label} onKeyDown={moveToSearch}>
                {sections}
              </div>
            </>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Arrow Up on the first item. */
function moveToSearch(event: KeyboardEvent<HTMLElement>) {
  const first = event.currentTarget.querySelector('[role^="menuitem"]');
  if (event.key !== 'ArrowUp' || event.target !== first) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.parentElement?.querySelector('input')?.focus();
}

const directionOf = (element: Element) => (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr');

/** Keeps an invisible box over the anchor. The menu is placed by that box, so any element can be the anchor. */
function useBoxOver(anchor: HTMLElement) {
  const box = useRef<HTMLElement>(null);
  const place = useCallback(() => {
    if (!box.current) return;
    const { top, left, width, height } = anchor.getBoundingClientRect();
    const { style } = box.current;
    style.top = `${top}px`;
    style.left = `${left}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }, [anchor]);
  // A render may have moved the anchor.
  useLayoutEffect(place);
  return useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      place();
      window.addEventListener('resize', place);
      document.addEventListener('scroll', place, { capture: true, passive: true });
      return () => {
        window.removeEventListener('resize', place);
        document.removeEventListener('scroll', place, { capture: true });
      };
    },
    [place],
  );
}
