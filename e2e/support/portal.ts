import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';

export const password = 'Portal-demo-1!';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
/** The provider's cookies after a sign-in, by origin and email. */
const signedIn = new Map<string, Cookies>();

const isInside = (address: URL) => /^\/(list|application|verifications)/.test(address.pathname);

/** The portal as a user operates it. */
export class Portal {
  readonly page: Page;
  readonly origin: string;

  constructor(page: Page, origin: string) {
    this.page = page;
    this.origin = origin;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get rows(): Locator {
    return this.page
      .getByRole('region', { name: 'Applications table' })
      .getByRole('checkbox', { name: /^Select application/ });
  }

  row(id: number): Locator {
    return this.page.getByRole('link', { name: String(id), exact: true });
  }

  /** Fills in and submits the provider's form. */
  async fillSignIn(email: string, secret = password): Promise<void> {
    await this.page.getByLabel('Email', { exact: true }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Opens an address of the portal and signs in when redirected. */
  async signIn(email: string, path = '/', secret = password): Promise<void> {
    await this.page.goto(`${this.origin}${path}`);
    await this.fillSignIn(email, secret);
    await this.page.waitForURL(isInside);
  }

  /** Opens an address as a user whose session at the provider other tests share; for tests that never log out. */
  async open(email: string, path = '/'): Promise<void> {
    const context = this.page.context();
    const key = `${this.origin} ${email}`;
    const cookies = signedIn.get(key);
    if (cookies) {
      await context.addCookies(cookies);
      await this.page.goto(`${this.origin}${path}`);
      await this.page.waitForURL(isInside);
    } else {
      await this.signIn(email, path);
      signedIn.set(key, await context.cookies());
    }
  }

  /** Opens a menu and chooses an item. Content that loads may move the button during the click, so it retries. */
  async choose(button: Locator, entry: string): Promise<void> {
    const item = this.page.getByRole('menuitem', { name: entry, exact: true });
    await expect(async () => {
      if (!(await item.isVisible())) await button.click();
      await expect(item).toBeVisible({ timeout: 3000 });
    }).toPass();
    await item.click();
  }

  async search(text: string): Promise<void> {
    const box = this.page.getByRole('searchbox', { name: 'Search applications' });
    await box.fill(text);
    await box.press('Enter');
  }

  async select(...ids: number[]): Promise<void> {
    for (const id of ids) await this.page.getByRole('checkbox', { name: `Select application ${id}` }).check();
  }

  async logOut(displayName: string): Promise<void> {
    await this.page.getByRole('button', { name: displayName }).click();
    await this.page.getByRole('menuitem', { name: 'Log Out' }).click();
  }

  /** The number of applications in the heading of the list. */
  async total(): Promise<number> {
    await expect(this.heading).toHaveText(/^Applications [\d,]+$/);
    return Number((await this.heading.innerText()).replace(/\D/g, ''));
  }

  async expectTotal(total: number): Promise<void> {
    await expect(this.heading).toHaveText(`Applications ${total.toLocaleString('en-AU')}`);
  }
}
