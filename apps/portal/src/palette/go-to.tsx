import { Button } from '@portal/ui/button';
import type { NavigationItem } from '@portal/ui/side-navigation';
import { Search } from 'lucide';
import { use } from 'react';
import { lazyDialog } from '../base/lazy-dialog.ts';
import { toasts } from '../base/toasts.tsx';
import { SingleKeys } from '../keys/single-keys.tsx';
import { PageActionsContext } from '../page/page-actions.ts';
import { paletteKeys } from '../base/palette-key.ts';
import { readActions } from '../page/read-actions.ts';
import { useOpening } from './use-opening.ts';

const Palette = lazyDialog(async () => (await import('./palette.tsx')).Palette);

export interface GoToProps {
  /** The pages of the navigation. */
  readonly pages: readonly NavigationItem[];
  /** Element above the content, for messages. */
  readonly notices: Element | null;
}

/** The button of the command palette. Ctrl+K opens it as well (PALETTE-001, PALETTE-003). Brings the single keys along. */
export function GoTo({ pages, notices }: GoToProps) {
  const registry = use(PageActionsContext);
  const { opened, open, close } = useOpening({
    prepare: async (focused) => {
      const [offered] = await Promise.all([readActions(registry, focused), Palette.load()]);
      return offered;
    },
    onLoadError: () =>
      toasts.show({
        text: 'The command palette could not be loaded.',
        tone: 'danger',
        // The browser keeps a script that failed until the page is loaded again.
        action: { label: 'Retry', onPress: () => location.reload() },
      }),
  });
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts={paletteKeys.aria}
        icon={Search}
        className="me-2 justify-start! border-border! font-regular! text-text-muted! shadow-none! max-md:me-1 max-md:size-[40px] max-md:justify-center! max-md:border-transparent! max-md:bg-transparent! max-md:p-0! md:min-w-[168px]"
        {...Palette.onIntent}
        onClick={open}
      >
        <span className="sr-only">Command palette</span>
        <span aria-hidden className="max-md:hidden">
          Go to
        </span>
        <kbd aria-hidden className="ms-auto font-sans text-xs max-md:hidden">
          {paletteKeys.shown}
        </kbd>
      </Button>
      <SingleKeys onOpenPalette={open} notices={notices} />
      {opened && <Palette {...opened} pages={pages} onClose={close} />}
    </>
  );
}
