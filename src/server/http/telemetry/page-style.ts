/** How the developers' page looks. */

export const pageStyle = `
body { margin: 0; font: 15px/1.55 system-ui, sans-serif; color: #14181f; background: #f7f7f5; }
header, main { max-width: 1120px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 48px; }
header > p { max-width: 70ch; color: #4a515c; }
h1 { margin: 0; font-size: 28px; line-height: 36px; letter-spacing: -.01em; }
h2 { margin: 0 0 12px; font-size: 17px; line-height: 24px; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(128px, 1fr)); gap: 12px; margin: 28px 0 0; }
dl > div { padding: 14px 16px; border: 1px solid #e4e4df; border-radius: 12px; background: #fff; }
dt { color: #4a515c; font-size: 13px; line-height: 20px; }
dd { margin: 0; font-size: 26px; line-height: 36px; font-weight: 600; font-variant-numeric: tabular-nums; }
main { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; padding-top: 24px; padding-bottom: 64px; }
section { min-width: 0; padding: 20px 24px 24px; border: 1px solid #e4e4df; border-radius: 14px; background: #fff; }
section:nth-child(n + 3) { grid-column: 1 / -1; }
section > p { margin: 0; color: #4a515c; }
.scroll { overflow-x: auto; max-height: 420px; overflow-y: auto; }
.scroll:focus-visible { outline: 3px solid #1f4e79; outline-offset: 4px; border-radius: 4px; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
th { position: sticky; top: 0; background: #fff; color: #4a515c; font-weight: 600; font-size: 13px; white-space: nowrap; }
th, td { padding: 8px 16px 8px 0; border-bottom: 1px solid #e4e4df; text-align: left; vertical-align: top; }
tr:last-child td { border-bottom: 0; }
td { overflow-wrap: anywhere; min-width: 72px; }
td svg { display: block; margin-top: 4px; fill: #1d6b43; }
a { color: #1f4e79; }
@media (max-width: 800px) { main { grid-template-columns: minmax(0, 1fr); padding: 24px 16px 48px; } header { padding: 32px 16px 0; } }
`;
