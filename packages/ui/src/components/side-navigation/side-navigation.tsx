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
  /** Pinned to the footer. */
  footer?: readonly NavigationItem[] | undefined;
  /** Below 768 px: whether the sheet is open. Above, the navigation is always in sight. */
  open: boolean;
  /** Escape, a press beside the sheet, or a choice. */
  onOpenChange: () => void;
  renderLink?: RenderLink | undefined;
}

/** The side navigation: a column in wide windows, a sheet over a scrim in narrow ones. */
export function SideNavigation({
  label = 'Main',
  brand,
  items,
  footer = [],
  open,
  onOpenChange,
  renderLink = plainLink,
}: SideNavigationProps) {
  const content = { label, brand, items, footer, renderLink };
  return (
    <>
      <div className={navigationColumn()}>
        <NavigationContent {...content} />
      </div>
      {open && <Sheet label={label} onClose={onOpenChange} content={content} />}
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

export interface SideNavigationTriggerProps extends Omit<IconButtonProps, 'icon' | 'name' | 'onClick'> {
  open: boolean;
  onOpenChange: () => void;
  /** Default `Menu`. */
  name?: string | undefined;
}

/** Opens the sheet; lives at the start of the top bar in narrow windows. */
export function SideNavigationTrigger({ open, onOpenChange, name = 'Menu', ...rest }: SideNavigationTriggerProps) {
  return (
    <IconButton
      {...rest}
      icon={Menu}
      name={name}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={onOpenChange}
    />
  );
}
