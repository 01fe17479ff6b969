// Everything on these pages works without it: this adds showing a password, filling in a demo account, and one send per press; only
// passkeys need it.
const byId = (id) => document.getElementById(id);

for (const button of document.querySelectorAll('[data-shows]')) {
  const field = byId(button.dataset.shows);
  button.hidden = false;
  button.addEventListener('click', () => {
    const shown = field.type === 'password';
    field.type = shown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(shown));
  });
}

for (const button of document.querySelectorAll('[data-email]')) {
  button.hidden = false;
  button.addEventListener('click', () => {
    byId('email').value = button.dataset.email;
    byId('password').value = button.dataset.password;
    document.querySelector('form [type=submit]').focus();
  });
}

for (const form of document.querySelectorAll('form[data-sends-once]')) {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) event.preventDefault();
    sent = true;
    for (const field of form.querySelectorAll('input[type=text][autocomplete$=password]'))
      field.type = 'password';
  });
  // The page may come back from the browser's memory, with its form to be sent again.
  globalThis.addEventListener('pageshow', () => {
    sent = false;
  });
}

// Browsers that cannot read a question as it is sent have no passkeys that we ask for.
const { PublicKeyCredential } = globalThis;
const knowsPasskeys = typeof PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

const answerTo = (kind, question) =>
  kind === 'create'
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) });

async function sendPasskey(form) {
  const { passkey: kind, question } = form.dataset;
  const problem = form.querySelector('[data-problem]');
  problem.hidden = true;
  try {
    const asked = await fetch(question, { method: 'POST' });
    if (!asked.ok) throw new Error('no question');
    const answer = await answerTo(kind, await asked.json());
    form.elements.answer.value = JSON.stringify(answer);
    form.submit();
  } catch (error) {
    problem.textContent =
      error.name === 'InvalidStateError'
        ? 'This device has a passkey for you already.'
        : 'No passkey was used. Try again, or sign in with your password.';
    problem.hidden = false;
  }
}

for (const form of knowsPasskeys ? document.querySelectorAll('form[data-passkey]') : []) {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendPasskey(form);
  });
}
