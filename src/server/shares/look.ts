/** The look of a client's page: the product's light and dark values, and fonts of the reader's own machine. */

const LIGHT = {
	page: '#fbfaf8',
	surface: '#ffffff',
	line: '#e6e2dc',
	'line-2': '#d6d1c9',
	control: '#8d877f',
	text: '#1d1b18',
	'text-2': '#55514a',
	'text-3': '#6b665e',
	accent: '#0f7a5c',
	'on-accent': '#ffffff',
	red: '#b02a24',
	'red-soft': '#fcedeb',
	'red-line': '#f2c4c0',
};

const DARK: typeof LIGHT = {
	page: '#151413',
	surface: '#1c1b19',
	line: '#302d2a',
	'line-2': '#45413c',
	control: '#79736b',
	text: '#eeece8',
	'text-2': '#bbb6ae',
	'text-3': '#9c968d',
	accent: '#3fcf9f',
	'on-accent': '#06231a',
	red: '#f3958d',
	'red-soft': '#321b19',
	'red-line': '#6d3531',
};

function values(colors: typeof LIGHT): string {
	return Object.entries(colors)
		.map(([name, value]) => `--${name}:${value}`)
		.join(';');
}

export const STYLE = `
:root{color-scheme:light dark;${values(LIGHT)}}
@media (prefers-color-scheme:dark){:root{${values(DARK)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:15px/24px "Inter Variable",Inter,system-ui,-apple-system,"Segoe UI",sans-serif;overflow-wrap:anywhere}
main{max-width:820px;margin:0 auto;padding:48px 32px 64px}
h1,h2,h3,h4,h5{margin:0;font-weight:600;letter-spacing:-.01em;break-after:avoid}
h1{font-size:30px;line-height:36px}
h2{font-size:20px;line-height:28px}
h3{font-size:16px;line-height:24px}
h4,h5{font-size:15px;line-height:24px}
p,ul,ol,dl,blockquote,table{margin:0}
a{color:inherit;font-weight:500;text-underline-offset:3px;text-decoration-color:var(--control)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.cover{padding-bottom:32px;border-bottom:1px solid var(--line)}
.subtitle{margin-top:8px;font-size:16px;color:var(--text-2)}
.by{margin-top:16px;font-size:14px;line-height:20px;color:var(--text-2)}
.cover dl{margin-top:24px}
nav{margin-top:24px}
nav ol{padding-left:20px;font-size:14px;columns:2;column-gap:32px}
nav li{break-inside:avoid;padding-left:4px}
section{margin-top:40px}
section section{margin-top:24px}
section>*+*{margin-top:12px}
section>section{margin-top:24px}
.text{max-width:72ch;white-space:pre-line}
ul,ol{max-width:72ch;padding-left:22px}
li+li{margin-top:6px}
li::marker{color:var(--text-3)}
blockquote{max-width:72ch;padding-left:14px;border-left:2px solid var(--line-2)}
blockquote footer{font-size:13px;line-height:20px;color:var(--text-3)}
dl{display:grid;grid-template-columns:minmax(0,200px) minmax(0,1fr);border:1px solid var(--line);border-radius:10px;background:var(--surface)}
dt,dd{margin:0;padding:10px 16px;font-size:14px;line-height:20px}
dt{color:var(--text-3)}
dt:not(:first-of-type),dt:not(:first-of-type)+dd{border-top:1px solid var(--line)}
.table{overflow-x:auto;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px;font-variant-numeric:tabular-nums;overflow-wrap:normal}
th,td{min-width:96px;padding:12px 16px;text-align:left;vertical-align:top}
th{font-size:13px;font-weight:500;color:var(--text-3)}
td{border-top:1px solid var(--line)}
.gap{padding:0 4px;border:1px dashed var(--control);border-radius:4px}
.answer{margin-top:20px}
.answer p{display:flex;flex-wrap:wrap;gap:12px}
.answer a{padding:8px 16px;border:1px solid var(--control);border-radius:8px;background:var(--surface);font-size:14px;line-height:24px;text-decoration:none}
.answer a:first-child{border-color:var(--accent);background:var(--accent);color:var(--on-accent)}
.answer .hint{margin-top:8px;font-size:13px;line-height:20px;color:var(--text-3)}
.foot{margin-top:56px;padding-top:16px;border-top:1px solid var(--line);font-size:13px;line-height:20px;color:var(--text-3)}
.note{max-width:440px;margin:12vh auto 0;padding:40px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.note h1{font-size:20px;line-height:28px}
.note p{margin-top:8px;color:var(--text-2)}
.note form{display:grid;gap:6px;margin-top:20px}
.note label{font-size:14px;line-height:20px;font-weight:500}
.note input{height:40px;padding:0 12px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--text);font:inherit;font-size:16px}
.note button{height:40px;margin-top:10px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-size:14px;font-weight:500;cursor:pointer}
.note .problem{margin-top:20px;padding:12px 16px;border:1px solid var(--red-line);border-radius:10px;background:var(--red-soft);color:var(--red)}
@media (max-width:600px){main{padding:24px 16px 40px}h1{font-size:24px;line-height:32px}nav ol{columns:1}dl{grid-template-columns:1fr}dd{padding-top:0}dt:not(:first-of-type)+dd{border-top:0}.note{margin-top:24px;padding:24px}}
@media screen{main:has(.answer) .paper{display:none}}
@media print{:root{${values(LIGHT)};--page:#fff}main{max-width:none;padding:0}nav,.answer{display:none}section>p,li,blockquote,tr{break-inside:avoid}.table{overflow:visible}}
`.trim();
