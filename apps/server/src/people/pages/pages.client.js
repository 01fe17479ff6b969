// Everything on these pages works without it: this adds showing a password, filling in a demo account, one send per press, and
// steps that leave the page standing; only passkeys need it.
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

const call = async (address, body) => {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.ok ? answer.json() : undefined;
};

/** Says what is wrong where the server's page would, and puts the person back to where they type. */
function complain(form, text) {
  const made = document.querySelector('template[data-alert]').content.cloneNode(true).firstElementChild;
  const said = form.parentElement.querySelector(':scope > .alert') ?? made;
  said.querySelector('p').textContent = text;
  // Inserted again, so that a screen reader repeats the same words.
  said.remove();
  form.before(said);
  const field = form.elements.password ?? form.elements.code;
  field.value = '';
  field.focus();
}

/** Continues at the address of the provider, with the result of the last step and what was typed. */
function goOn(address, fields) {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: address, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name, value });
    form.append(field);
  }
  document.body.append(form);
  form.submit();
}

const fieldsOf = (form, names) =>
  Object.fromEntries(
    names.split(' ').map((pair) => {
      const [name, field] = pair.split('=');
      return [name, form.elements[field].value];
    }),
  );

/**
 * Takes a step by its call, so that the page stays; where that cannot be, or would say less, the form is sent as it is.
 * Answers whether the page stays.
 */
async function takeStep(form) {
  const { call: address, fields, next, step, stepCall, pageSaysMore } = form.dataset;
  for (const field of form.querySelectorAll('input[type=text][autocomplete$=password]'))
    field.type = 'password';
  const { password, confirmation } = form.elements;
  // The address alone may lead to the provider of a firm.
  if (password && password.value === '') {
    form.submit();
    return false;
  }
  const mistyped = confirmation && confirmation.value !== password.value;
  const body = fieldsOf(form, fields);
  const said = mistyped ? undefined : await call(address, body).catch(() => undefined);
  if (said?.ErrorNo === 0) {
    if (said.Token) goOn(next, { token: said.Token, email: body.Username ?? '' });
    else location.assign('/');
  } else if (said?.ErrorNo > 1 && step) {
    if (said.ErrorNo === 2) await call(stepCall, { Username: body.Username }).catch(() => undefined);
    location.assign(step);
  } else if (!said || pageSaysMore !== undefined) form.submit();
  else {
    complain(form, said.Message);
    return true;
  }
  return false;
}

for (const form of document.querySelectorAll('form[data-call]')) {
  let busy = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    void takeStep(form).then((stays) => {
      busy = !stays;
    });
  });
  globalThis.addEventListener('pageshow', () => {
    busy = false;
  });
  const { check } = form.dataset;
  // The page may have stood open, or come back from the browser's memory, since its link was used.
  if (check)
    globalThis.addEventListener('pageshow', () => {
      void call(check, { Token: form.elements.token.value }).then((said) => {
        if (said?.ErrorNo > 0) complain(form, said.Message);
      });
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
    // The sign-in is over: the server leads to another one.
    if (asked.redirected) return location.assign(asked.url);
    if (!asked.ok) throw new Error('no question');
    const answer = await answerTo(kind, await asked.json());
    form.elements.answer.value = JSON.stringify(answer);
    form.submit();
  } catch (error) {
    problem.textContent =
      error.name === 'InvalidStateError'
        ? 'This device has a passkey for you already.'
        : 'No passkey was used. Try again.';
    problem.hidden = false;
  }
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  form.hidden = !knowsPasskeys;
  delete form.dataset.pending;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendPasskey(form);
  });
}
