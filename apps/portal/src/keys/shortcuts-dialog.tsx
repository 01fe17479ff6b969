import { applicationActions, isPermitted, listActions, rowActions } from '@portal/api/contract';
import { Button } from '@portal/ui/button';
import { Chip } from '@portal/ui/chip';
import { Dialog, DialogCancel } from '@portal/ui/dialog';
import { TextLink } from '@portal/ui/text-link';
import { useState } from 'react';
import { paletteKeys } from '../base/palette-key.ts';
import { keyOf, useSingleKeys } from '../base/single-keys.ts';
import { appearanceOf, choose, type Appearance } from '../kept/appearance.ts';
import { useUser } from '../session/use-session.ts';

/** Where keys differ. */
export type KeyPage = 'list' | 'application' | 'other';

interface ShortcutGroup {
  readonly heading: string;
  readonly shortcuts: readonly ReturnType<typeof shortcut>[];
}

/** @param keys Keys to press together. */
const shortcut = (text: string, ...keys: readonly string[]) => ({ text, keys });

const palette = shortcut('Command palette', ...paletteKeys.named.split('+'));

/** What the user can do with single keys on a page, in two columns. */
function columnsOf(page: KeyPage, claims: readonly string[]): readonly (readonly ShortcutGroup[])[] {
  const onList: ShortcutGroup = {
    heading: 'In the list',
    shortcuts: [
      shortcut('Next row', keyOf.next),
      shortcut('Previous row', keyOf.previous),
      ...(isPermitted(listActions.cancel, claims) ? [shortcut('Tick the row', keyOf.tick)] : []),
      shortcut('Open', 'Enter'),
      shortcut('Search', keyOf.search),
    ],
  };
  const onApplication: ShortcutGroup = {
    heading: 'In the application',
    shortcuts: [
      shortcut('Next application of the list', keyOf.next),
      shortcut('Previous application of the list', keyOf.previous),
      shortcut('Command palette', keyOf.search),
    ],
  };
  const { edit } = applicationActions;
  const actions: ShortcutGroup = {
    heading: 'On the row or the application',
    shortcuts: [
      ...(isPermitted(edit, claims) ? [shortcut(edit.label, keyOf.edit)] : []),
      ...(['assignee', 'label'] as const)
        .filter((id) => isPermitted(rowActions[id], claims))
        .map((id) => shortcut(rowActions[id].label, keyOf[id])),
    ],
  };
  const everywhere: ShortcutGroup = {
    heading: 'Everywhere',
    shortcuts: [palette, shortcut('This sheet', keyOf.shortcuts)],
  };
  if (page === 'other') return [[everywhere]];
  return [[page === 'list' ? onList : onApplication], [actions, everywhere]];
}

export interface ShortcutsDialogProps {
  readonly page: KeyPage;
  /** Opens Appearance instead, where single keys can be switched off. */
  readonly onAppearance: () => void;
  readonly onClose: () => void;
}

/** The keys that work on a page (PALETTE-040). A narrow window shows only Ctrl+K: phones have no keyboard. */
export function ShortcutsDialog({ page, onAppearance, onClose }: ShortcutsDialogProps) {
  const user = useUser();
  const areOn = useSingleKeys();
  // The switch stays once it was pressed, so that it keeps the focus.
  const [wereOn] = useState(areOn);
  const columns = areOn ? columnsOf(page, user.claims) : [[{ heading: 'Everywhere', shortcuts: [palette] }]];
  const turn = (singleKeys: Appearance['singleKeys']) => choose(user, { ...appearanceOf(user), singleKeys });
  return (
    <Dialog
      open
      title="Keyboard shortcuts"
      onOpenChange={onClose}
      // Each choice takes effect at once.
      unsaved={false}
      closesInFooter
      className="md:max-w-[600px]!"
      footer={<DialogCancel variant="primary">Close</DialogCancel>}
    >
      {!wereOn && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">Single-key shortcuts are {areOn ? 'on' : 'off'}.</p>
          <Button onClick={() => turn(areOn ? 'off' : 'on')}>{areOn ? 'Turn off' : 'Turn on'}</Button>
        </div>
      )}
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {columns.map((groups, index) => (
          <div key={index} className="grid content-start gap-4 max-md:not-has-[[data-always]]:hidden">
            {groups.map((group) => (
              <ShortcutList key={group.heading} {...group} />
            ))}
          </div>
        ))}
      </div>
      {areOn && (
        <p className="text-text-muted">
          <span className="max-md:hidden">Single keys never act while you type. </span>
          Switch them off in{' '}
          <TextLink render={<button type="button" onClick={onAppearance} />}>Appearance</TextLink>.
        </p>
      )}
    </Dialog>
  );
}

function ShortcutList({ heading, shortcuts }: ShortcutGroup) {
  if (shortcuts.length === 0) return null;
  const isAlways = shortcuts.includes(palette);
  return (
    <section data-always={isAlways || undefined} className={isAlways ? undefined : 'max-md:hidden'}>
      <h3 className="pb-1 text-2xs font-medium text-text-muted">{heading}</h3>
      <dl>
        {shortcuts.map((one) => (
          <div
            key={one.text}
            className={`flex min-h-[34px] items-center justify-between gap-4 border-b border-border ${one === palette ? '' : 'max-md:hidden'}`}
          >
            <dt>{one.text}</dt>
            <dd className="flex gap-1">
              {one.keys.map((key) => (
                <kbd key={key} className="font-sans">
                  <Chip className="min-w-6 text-center text-text-muted!">{key}</Chip>
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
