import { expect, type Locator, type Page } from '@playwright/test';

/** Uses the portal by keyboard alone: Tab between controls, arrow keys within one. */
export class Keyboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Tabs to the target, forwards or backwards; fails if Tab does not reach it. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    await this.#tabTo(target, (way) => way === 'here');
    await expect(target, 'Tab leads here').toBeFocused();
  }

  /** Tabs towards the target until the condition holds. */
  async #tabTo(target: Locator, arrived: (way: Way) => boolean | Promise<boolean>): Promise<void> {
    let turns = 0;
    let before: Way | undefined;
    for (let step = 0; step < 200; step += 1) {
      const way = await target.evaluate(wayFromFocus);
      if (await arrived(way)) return;
      if (before !== undefined && way !== before) turns += 1;
      // After passing the target twice, Tab will not reach it.
      if (turns > 1) return;
      before = way;
      await this.page.keyboard.press(way === 'after' ? 'Tab' : 'Shift+Tab');
    }
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
  }

  /** Opens a menu and chooses an item with the arrow keys. */
  async choose(menu: Locator, entry: string): Promise<void> {
    await this.press(menu);
    const item = this.page.getByRole('menuitem', { name: entry, exact: true });
    await this.arrowTo(item);
    await this.page.keyboard.press('Enter');
  }

  /** Presses the down arrow until the item is active. */
  async arrowTo(item: Locator): Promise<void> {
    await expect(item).toBeVisible();
    for (let step = 0; step < 30 && !(await item.evaluate(isReached)); step += 1)
      await this.page.keyboard.press('ArrowDown');
    expect(await item.evaluate(isReached), 'The arrows lead here').toBe(true);
  }

  /** Tabs to the selected tab, and moves to another one with the arrow keys. */
  async turnTo(tab: Locator): Promise<void> {
    const tabs = this.page
      .getByRole('tablist')
      .filter({ has: this.page.getByRole('tab', { selected: true }) });
    await this.to(tabs.getByRole('tab', { selected: true }).last());
    for (let step = 0; step < 10 && !(await tab.evaluate(isReached)); step += 1)
      await this.page.keyboard.press('ArrowRight');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  /** Tabs to the radio group in `within`, and selects a radio with the arrow keys. */
  async pick(within: Locator, name: string): Promise<void> {
    const radios = within.getByRole('radio');
    const wanted = within.getByRole('radio', { name, exact: true });
    await expect(wanted).toBeVisible();
    // In a group without a selection, Tab focuses the first radio from above, and the last from below.
    await this.#tabTo(radios.first(), async () => (await radios.and(within.locator(':focus')).count()) > 0);
    await this.page.keyboard.press('Space');
    for (let step = 0; step < 10 && !(await wanted.isChecked()); step += 1)
      await this.page.keyboard.press('ArrowDown');
    await expect(wanted).toBeChecked();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.fill(this.page.getByLabel('Email'), email);
    await this.fill(this.page.getByLabel('Password', { exact: true }), password);
    await this.page.keyboard.press('Enter');
    await this.page.waitForURL((address) =>
      /^\/(list|application|users|verifications|admin)/.test(address.pathname),
    );
  }
}

type Way = 'here' | 'before' | 'after';

/** Runs in the page: where the element is relative to the focus. */
function wayFromFocus(element: Element): Way {
  const active = document.activeElement;
  if (element === active) return 'here';
  if (!active || active === document.body) return 'after';
  return active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'after' : 'before';
}

/** Runs in the page: whether the element is focused or is the active descendant of the focused one. */
async function isReached(element: Element): Promise<boolean> {
  // A menu moves the focus one task after the key.
  await new Promise((resolve) => setTimeout(resolve));
  const active = document.activeElement;
  return element === active || active?.getAttribute('aria-activedescendant') === element.id;
}
