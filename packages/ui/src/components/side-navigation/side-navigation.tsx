import { Menu } from 'lucide-react';
import { useCallback } from 'react';
import { plainLink, type RenderLink } from '../../behaviours/render-link.ts';
import { IconButton, type IconButtonProps } from '../icon-button/index.ts';
import { NavigationContent, type NavigationItem } from './navigation-content.tsx';
import { navigationColumn, navigationSheet } from './side-navigation.styles.ts';

export interface SideNavigationProps {
  /** Name of the landmark. Default `Main`. */
  label?: string | undefined;
  /** The tenant's name, beside its logo. */
  brand: string;
  items: readonly NavigationItem[];
  /** Pinned to the foot. */
  foot?: readonly NavigationItem[] | undefined;
  /** Below 768 px: whether the sheet is open. Above, the navigation is always in sight. */
  open: boolean;
  /** Escape, a press beside the sheet, or a choice. */
  onClose: () => void;
  renderLink?: RenderLink | undefined;
}

/** The side navigation: a column in wide windows, a sheet over a scrim in narrow ones. */
export function SideNavigation({
  label = 'Main',
  brand,
  items,
  foot = [],
  open,
  onClose,
  renderLink = plainLink,
}: SideNavigationProps) {
  const content = { label, brand, items, foot, renderLink };
  return (
    <>
      <div className={navigationColumn()}>
        <NavigationContent {...content} />
      </div>
      {open && <Sheet label={label} onClose={onClose} content={content} />}
    </>
  );
}

interface SheetProps {
  label: string;
  onClose: () => void;
  content: Parameters<typeof NavigationContent>[0];
}

function Sheet({ label, onClose, content }: SheetProps) {
  // The browser's own modal: the page behind is inert, focus stays inside and returns to the opener.
  const showModal = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (!dialog) return undefined;
      const closeOnScrim = (event: MouseEvent) => {
        if (event.target === dialog) onClose();
      };
      dialog.addEventListener('click', closeOnScrim);
      dialog.showModal();
      return () => {
        dialog.removeEventListener('click', closeOnScrim);
        dialog.close();
      };
    },
    [onClose],
  );
  return (
    <dialog ref={showModal} aria-label={label} onClose={onClose} className={navigationSheet()}>
      <NavigationContent {...content} onChoose={onClose} />
    </dialog>
  );
}

export interface NavigationButtonProps extends Omit<IconButtonProps, 'icon' | 'name' | 'onClick'> {
  open: boolean;
  onOpen: () => void;
  /** Default `Menu`. */
  name?: string | undefined;
}

/** Opens the sheet; lives at the start of the top bar in narrow windows. */
export function NavigationButton({ open, onOpen, name = 'Menu', ...rest }: NavigationButtonProps) {
  return (
    <IconButton
      {...rest}
      icon={Menu}
      name={name}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={onOpen}
    />
  );
}
