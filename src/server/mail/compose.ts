import { escapeHtml } from '#server/export/html.ts';
import type { Mail } from './mail.ts';

/** A paragraph, or the one thing to click. */
type Part = string | { label: string; url: string };

/** Both forms of a mail from the same parts. Everything in them is text: nothing is read as HTML. */
export function composeMail({ to, subject, parts }: { to: string; subject: string; parts: readonly Part[] }): Mail {
	const text = parts.map((part) => (typeof part === 'string' ? part : `${part.label}:\n${part.url}`)).join('\n\n');
	return { to, subject, text: `${text}\n`, html: page(subject, parts.map(paragraph).join('\n')) };
}

function paragraph(part: Part): string {
	if (typeof part === 'string') return `<p style="margin:0 0 16px">${escapeHtml(part)}</p>`;
	const url = escapeHtml(part.url);
	return `<p style="margin:0 0 16px"><a href="${url}" style="color:#1d4ed8;font-weight:600">${escapeHtml(part.label)}</a></p>
<p style="margin:0 0 16px">If that does not open, copy this address: <span style="word-break:break-all">${url}</span></p>`;
}

/** No image, style sheet or script from anywhere: it looks the same in every program. */
function page(title: string, body: string): string {
	return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.5 Arial,Helvetica,sans-serif">
<div style="max-width:560px">
${body}
</div>
</body>
</html>
`;
}
