/** A malicious FAQ. Any code or link of it that ran would set `window.harmed`. */
export const EVIL_FAQ = `## <img src=x onerror="window.harmed=1"> Evil

### Does xyzzy work?

<!-- keywords: xyzzy -->

<img src=x onerror="window.harmed=1">
<script>window.harmed=1</script>
<svg onload="window.harmed=1"><a xlink:href="javascript:window.harmed=1">svg</a></svg>
<iframe srcdoc="<script>parent.harmed=1</script>"></iframe>
<p id="main" style="position:fixed;inset:0" onclick="window.harmed=1">A paragraph</p>
<form action="/api/support/messages"><input name="email" autofocus onfocus="window.harmed=1"></form>

[a script](javascript:window.harmed=1) and [a page](data:text/html,<script>opener.harmed=1</script>)
`;
