/** The page on which a person chooses an account. */
export function choicePage(accounts: readonly string[]): string {
  const buttons = accounts.map(
    (account) =>
      `<p><button name="account" value="${escaped(account)}">${escaped(account)}</button></p>`,
  );
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Choose an account</title></head>
<body>
<h1>Choose an account</h1>
<form method="post">${buttons.join('')}</form>
<form method="post"><p><label>Another address <input name="account" type="email" required></label> <button>Continue</button></p></form>
<form method="post"><p><button>Cancel</button></p></form>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
