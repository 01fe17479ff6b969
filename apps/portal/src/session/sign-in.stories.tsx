import axe from 'axe-core';
import { expect, waitFor, within } from 'storybook/test';
import { signInRefused, signInUntouched } from 'virtual:server-pages';
import preview from '../../../../.storybook/preview.tsx';

/** A page of the server in its own frame. */
function ServerPage({ html }: { html: string }) {
  return <iframe title="Sign-in page" srcDoc={html} className="block h-[56rem] w-full border-0" />;
}

const meta = preview.meta({
  title: 'Screens/Sign-in',
  component: ServerPage,
  parameters: { layout: 'fullscreen' },
  tags: ['screen'],
});

async function pageIn(canvas: HTMLElement): Promise<Document> {
  const frame = within(canvas).getByTitle<HTMLIFrameElement>('Sign-in page');
  return waitFor(() => {
    const page = frame.contentDocument;
    if (page?.readyState !== 'complete' || !page.querySelector('form'))
      throw new Error('The page is not there yet.');
    return page;
  });
}

/** Axe does not check frames, so it runs inside the frame, in both modes. */
async function expectNoFindings(page: Document) {
  const inside = page.defaultView as (Window & { axe?: typeof axe }) | null;
  const script = page.createElement('script');
  script.textContent = axe.source;
  page.head.append(script);
  for (const mode of ['light', 'dark']) {
    page.documentElement.dataset['mode'] = mode;
    const { violations } = (await inside?.axe?.run(page)) ?? { violations: [{ id: 'axe did not run' }] };
    await expect(violations.map((violation) => violation.id)).toEqual([]);
  }
}

/** Shows the sign-in page of the server before the user types. */
export const Default = meta.story({
  tags: ['state:session.sign-in.untouched'],
  args: { html: signInUntouched },
});

Default.test('asks for Email and Password and lists the demo accounts', async ({ canvasElement }) => {
  const page = await pageIn(canvasElement);
  const form = within(page.body);
  await expect(form.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(form.getByLabelText('Email')).toHaveValue('');
  await expect(form.getByLabelText('Password')).toHaveValue('');
  await expect(form.getAllByRole('button', { name: 'Sign in' })).toHaveLength(1);
  await expect(form.getByRole('heading', { name: /Demo accounts/ })).toBeVisible();
  await expect(form.queryByRole('alert')).toBeNull();
  await expectNoFindings(page);
});

Default.test('fills in the form when a demo account is chosen', async ({ canvasElement }) => {
  const page = await pageIn(canvasElement);
  const form = within(page.body);
  (await form.findByRole('button', { name: /Mia My/ })).click();
  await expect(form.getByLabelText('Email')).toHaveValue('mia.my@harbour.example');
  await expect(form.getByLabelText('Password')).not.toHaveValue('');
});

/** Shown after a sign-in with a wrong e-mail or password. */
export const Refused = meta.story({ tags: ['state:session.sign-in.refused'], args: { html: signInRefused } });

Refused.test(
  'reports wrong credentials, keeps the e-mail and clears the password (AUTH-007)',
  async ({ canvasElement }) => {
    const page = await pageIn(canvasElement);
    const form = within(page.body);
    await expect(form.getByRole('alert')).toHaveTextContent('The email or password is incorrect.');
    await expect(form.getByLabelText('Email')).toHaveValue('mia.my@harbour.example');
    await expect(form.getByLabelText('Password')).toHaveValue('');
    await expect(form.getByRole('heading', { name: /Demo accounts/ })).toBeVisible();
    await expectNoFindings(page);
  },
);
