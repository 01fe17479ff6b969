import { Menu } from 'lucide';
import { useCallback, type ComponentProps } from 'react';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { NavigationContent, type NavigationItem } from './navigation-content.tsx';
import { sideNavigationTexts } from './side-navigation.texts.ts';
import { navigationColumn, navigationSheet } from './side-navigation.styles.ts';

/** `className`, `style`, `ref` and other props go to the column, which narrow windows hide. */
export interface SideNavigationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the landmark. Default `Main`. */
  label?: string | undefined;
  /** The name next to the logo. */
  brand: string;
  items: readonly NavigationItem[];
  /** Items at the lower end. */
  footer?: readonly NavigationItem[] | undefined;
  /** Below 768 px: whether the sheet is open. In wider windows the navigation is always visible. */
  open: boolean;
  /** Called with false by Escape, a press outside the sheet, or a choice. */
  onOpenChange: (open: boolean) => void;
  renderLink?: RenderLink | undefined;
}

/** The side navigation: a column in wide windows, a sheet over a scrim in narrow ones. */
export function SideNavigation({
  label: given,
  brand,
  items,
  footer = [],
  open,
  onOpenChange,
  renderLink = plainLink,
  className,
  ...rest
}: SideNavigationProps) {
  const texts = useTexts('side-navigation', sideNavigationTexts);
  const label = given ?? texts.label;
  const content = { label, externalTitle: texts.externalTitle, brand, items, footer, renderLink };
  return (
    <>
      <div {...rest} className={navigationColumn({ className })}>
        <NavigationContent {...content} />
      </div>
      {open && <Sheet onOpenChange={onOpenChange} content={content} />}
    </>
  );
}

interface SheetProps extends Pick<SideNavigationProps, 'onOpenChange'> {
  content: Parameters<typeof NavigationContent>[0];
}

function Sheet({ onOpenChange, content }: SheetProps) {
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  // The browser's modal dialog makes the page behind inert, keeps the focus inside and returns it to the trigger.
  const showModal = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return undefined;
      const closeOnScrim = (event: MouseEvent) => {
        if (event.target === dialog) close();
      };
      dialog.addEventListener('click', closeOnScrim);
      dialog.showModal();
      return () => {
        dialog.removeEventListener('click', closeOnScrim);
        dialog.close();
      };
    },
    [close],
  );
  return (
    <dialog ref={showModal} aria-label={content.label} onClose={close} className={navigationSheet()}>
      <NavigationContent {...content} onChoose={close} />
    </dialog>
  );
}

export interface SideNavigationTriggerProps extends Omit<IconButtonProps, 'icon' | 'name' | 'onClick'> {
  open: boolean;
  /** Called with true. */
  onOpenChange: (open: boolean) => void;
  /** Default `Menu`. */
  name?: string | undefined;
}

/** Opens the sheet. Put it at the start of the top bar of narrow windows. */
export function SideNavigationTrigger({ open, onOpenChange, name, ...rest }: SideNavigationTriggerProps) {
  const { triggerName } = useTexts('side-navigation', sideNavigationTexts);
  return (
    <IconButton
      {...rest}
      icon={Menu}
      name={name ?? triggerName}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={() => onOpenChange(true)}
    />
  );
}
