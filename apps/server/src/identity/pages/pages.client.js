// Everything on these pages works without it: this adds showing a password, filling in a demo account, and one send per press.
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
