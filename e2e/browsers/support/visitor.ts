import { expect } from '@playwright/test';
import { password } from '../../support/portal.ts';
import type { Engine, Point } from './engine.ts';

export type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'menuitem'
  | 'option'
  | 'textbox';

/** An exact name or a pattern. */
type Name = string | RegExp;

const literal = (text: string) => `^${text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;

const sourceOf = (name: Name) => (typeof name === 'string' ? literal(name) : name.source);

/** A user with pointer and keyboard, in any engine. */
export class Visitor {
  readonly engine: Engine;
  readonly origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.origin = origin;
  }

  /** Waits until the element can receive a click, and clicks it. */
  async click(role: Role, name: Name, held?: 'Shift'): Promise<void> {
    await this.engine.click(await this.#reach(role, name), held);
  }

  async fill(name: Name, text: string): Promise<void> {
    await this.click('textbox', name);
    await this.engine.type(text);
  }

  async sees(role: Role, name: Name): Promise<void> {
    await this.#reach(role, name);
  }

  /** Waits until the page contains the text. */
  async reads(text: RegExp): Promise<void> {
    await expect
      .poll(() => this.engine.evaluate(() => document.body.innerText, null), { message: String(text) })
      .toMatch(text);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect
      .poll(() => this.engine.evaluate(() => location.pathname + location.search, null))
      .toMatch(path);
  }

  async signIn(email: string, path = '/'): Promise<void> {
    await this.engine.goto(this.origin + path);
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.click('button', 'Sign in');
  }

  async logOut(displayName: string): Promise<void> {
    await this.click('button', new RegExp(displayName));
    await this.click('menuitem', 'Log Out');
    await this.sees('button', 'Sign in');
  }

  async #reach(role: Role, name: Name): Promise<Point> {
    let point: Point | string = '';
    let before: string | undefined;
    const target = { role, name: sourceOf(name) };
    await expect(async () => {
      // Evaluation fails while the page navigates.
      point = await this.engine.evaluate(locate, target).catch(String);
      expect(typeof point, `${role} ${String(name)}: ${JSON.stringify(point)}`).toBe('object');
      // An element that still moves, because content loads above it, would be missed.
      const last = before;
      before = JSON.stringify(point);
      expect(before, `${role} ${String(name)} stands still`).toBe(last);
    }).toPass({ timeout: 20_000, intervals: [100] });
    return point as unknown as Point;
  }
}

/** Runs in the page: returns the point at which an element can be clicked, or why it cannot. */
function locate({ role, name }: { role: Role; name: string }): Point | string {
  const selectors: Record<Role, string> = {
    button: 'button, [role=button], summary',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    combobox: '[role=combobox], select',
    heading: 'h1, h2, h3, [role=heading]',
    link: 'a[href]',
    menuitem: '[role=menuitem]',
    option: '[role=option]',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=search], textarea',
  };
  const textOf = (element: Element | null) => element?.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
  const namesOf = (element: Element) => [
    element.getAttribute('aria-label') ?? '',
    ...(element.getAttribute('aria-labelledby')?.split(' ') ?? []).map((id) =>
      textOf(document.getElementById(id)),
    ),
    ...Array.from((element as HTMLInputElement).labels ?? [], (label) => textOf(label)),
    textOf(element),
  ];
  const pattern = new RegExp(name);
  const named = Array.from(document.querySelectorAll(selectors[role])).filter((element) =>
    namesOf(element).some((text) => pattern.test(text)),
  );
  const seen = named.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const [found] = seen;
  if (!found) return named.length > 0 ? 'it is not visible' : 'it is not there';
  if (found.matches(':disabled')) return 'it is disabled';
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit && (found.contains(hit) || hit.contains(found))) return point;
  return `${hit?.outerHTML.slice(0, 120) ?? 'nothing'} lies over it`;
}
