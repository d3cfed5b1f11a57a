/**
 * The page in place of an unavailable lender's pages: self-contained, and in neutral colors. Its words stand here, in
 * English only: it answers where the content that holds words and languages could not be read.
 */

/**
 * @param nonce of this answer's style
 * @param report what is wrong; only a sandbox's developer sees it
 */
export function outOfServicePage(nonce: string, report: readonly string[]): string {
  const lines = report.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>This page isn't available right now</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
<h1>This page isn't available right now</h1>
<p>Everything you've sent us is safe. Try again in a little while.</p>
<p>If it's urgent, call your lender.</p>
<p><a href="">Try again</a></p>
</main>${lines && `\n<section aria-label="For developers"><h2>Why (the sandbox says it, production does not)</h2><ul>${lines}</ul></section>`}
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

// The neutral values of the product's design tokens (src/web/platform/theme/tokens.css), whose file may not be reachable here.
const style = `
body{margin:0;padding:24px 16px;background:#f7f7f5;color:#14181f;font:400 16px/24px system-ui,-apple-system,"Segoe UI",sans-serif}
main,section{box-sizing:border-box;max-width:560px;margin:10vh auto 24px;padding:32px;background:#fff;border:1px solid #e4e4df;border-radius:14px}
section{margin-top:0;overflow-wrap:anywhere;font-size:14px;line-height:20px}
h1{margin:0 0 12px;font-size:28px;line-height:36px;font-weight:600;text-wrap:balance}
h2{margin:0 0 8px;font-size:16px}
p{margin:0 0 12px}p:last-child{margin:20px 0 0}ul{margin:0;padding-left:20px}
a{display:inline-block;padding:12px 24px;border-radius:10px;background:#1f4e79;color:#fff;font-weight:500;text-decoration:none}
a:focus-visible{outline:3px solid #1f4e79;outline-offset:2px}
@media (max-width:639px){main,section{padding:24px}main{margin-top:24px}h1{font-size:24px;line-height:32px}}`;
