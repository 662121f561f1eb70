import { createHash } from 'node:crypto';
import { mailtoAddress } from '#prose/email/mailto.ts';
import { escapeHtml } from '#server/export/html.ts';
import { coverOf } from '#server/export/look.ts';
import type { PrintedBlock, PrintedDocument, PrintedFact, PrintedSection } from '#shared/document.ts';
import { withoutGaps } from '#shared/gaps.ts';
import { STYLE } from './look.ts';

/** The client's page as HTML: no script, no file, nothing from another host; every text of the document is escaped. */

/** Nothing may be loaded, and only our own style applies. */
export const PAGE_POLICY = [
	"default-src 'none'",
	`style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
	"form-action 'self'",
	"frame-ancestors 'none'",
	"base-uri 'none'",
].join('; ');

interface Copy {
	document: PrintedDocument;
	version: number;
	createdAt: Date;
	expiresAt: Date;
}

export function documentPage({ document, version, createdAt, expiresAt }: Copy): string {
	const { author, date, contents } = coverOf(document, createdAt);
	const email = document.author?.email ?? '';
	const made = [author === '' ? '' : `Prepared by ${author}`, email, date, version > 1 ? `Version ${version}` : ''];
	const cover = [
		`<h1>${text(document.title)}</h1>`,
		document.subtitle ? `<p class="subtitle">${text(document.subtitle)}</p>` : '',
		`<p class="by">${text(made.filter((part) => part !== '').join(' · '))}</p>`,
		facts(document.facts),
		contents.length > 0 ? contentsOf(document.sections) : '',
	];
	const foot = `This page is a copy of ${dayOf(createdAt)} and does not change. The link works until ${dayOf(expiresAt)}.`;
	return page(
		document.title,
		`<header class="cover">${cover.join('')}</header>${document.sections.map((one, index) => section(one, 2, `s${index + 1}`)).join('')}${answer(document)}<footer class="foot">${foot}</footer>`,
	);
}

/** How to answer: letters that the reader's own mail program opens. */
function answer({ title, author, acceptance }: PrintedDocument): string {
	const email = author?.email ?? '';
	if (email === '') return '';
	const letter = (label: string, subject: string, body = '') => {
		const address = mailtoAddress(email, subject, body);
		return address === null ? '' : `<a href="${escapeHtml(address)}">${label}</a>`;
	};
	const letters =
		acceptance === undefined
			? [letter('Answer by email', title)]
			: [letter('Accept by email', `Accepted: ${title}`, acceptance), letter('Ask a question', `Question: ${title}`)];
	const note =
		acceptance === undefined
			? ''
			: `<p class="hint">Or print this page, sign it, and send it back to ${escapeHtml(email)}.</p>`;
	return `<div class="answer"><p>${letters.join('')}</p>${note}</div>`;
}

/** A page of a few words, e.g. that a link has expired. */
export function notePage(title: string, words: string): string {
	return page(title, `<div class="note"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(words)}</p></div>`);
}

/** Asks for the password; `problem` says what was wrong with the previous one. */
export function passwordPage(problem = ''): string {
	const title = 'This page is protected';
	const wrong = problem === '' ? '' : `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>`;
	const described = problem === '' ? '' : ' aria-invalid="true" aria-describedby="problem"';
	return page(
		title,
		`<div class="note"><h1>${title}</h1><p>Enter the password that you were given for it.</p>${wrong}<form method="post"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="off" required autofocus${described}><button type="submit">Show the page</button></form></div>`,
	);
}

function page(title: string, body: string): string {
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>${body}</main>
</body>
</html>
`;
}

/** Escaped; gaps that the sender still has to fill are marked. */
function text(value: string): string {
	return withoutGaps(escapeHtml(value), (gap) => `<span class="gap">${gap}</span>`);
}

const DEEPEST = 5;

function section({ heading, blocks, sections = [] }: PrintedSection, level: number, id: string): string {
	const depth = Math.min(level, DEEPEST);
	const head = heading === '' ? '' : `<h${depth} id="${id}">${text(heading)}</h${depth}>`;
	const inner = sections.map((one, index) => section(one, level + 1, `${id}-${index + 1}`));
	return `<section>${head}${blocks.map((one) => block(one, heading)).join('')}${inner.join('')}</section>`;
}

function block(given: PrintedBlock, heading: string): string {
	switch (given.kind) {
		case 'paragraph':
			return `<p class="text">${text(given.text)}</p>`;
		case 'list': {
			const tag = given.ordered ? 'ol' : 'ul';
			return `<${tag}>${given.items.map((item) => `<li>${text(item)}</li>`).join('')}</${tag}>`;
		}
		case 'quote': {
			const place = given.place ? `<footer>${text(given.place)}</footer>` : '';
			return `<blockquote><p class="text">“${text(given.text)}”</p>${place}</blockquote>`;
		}
		case 'table':
			return table(given.head, given.rows, heading);
		case 'facts':
			return facts(given.facts);
	}
}

/** A wide table scrolls by itself, by the keyboard as well. */
function table(head: readonly string[], rows: readonly (readonly string[])[], heading: string): string {
	const cells = (tag: string, row: readonly string[]) =>
		row.map((cell) => `<${tag}>${text(cell)}</${tag.slice(0, 2)}>`);
	const name = escapeHtml(heading === '' ? 'Table' : `Table: ${heading}`);
	const body = rows.map((row) => `<tr>${cells('td', row).join('')}</tr>`).join('');
	return `<div class="table" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${cells('th scope="col"', head).join('')}</tr></thead><tbody>${body}</tbody></table></div>`;
}

function facts(given: readonly PrintedFact[]): string {
	if (given.length === 0) return '';
	// Lines to write on: on a screen one answers by email.
	const isPaper = given.every(({ value }) => /^_+$/.test(value));
	return `<dl${isPaper ? ' class="paper"' : ''}>${given.map(({ label, value }) => `<dt>${text(label)}</dt><dd>${text(value)}</dd>`).join('')}</dl>`;
}

function contentsOf(sections: readonly PrintedSection[]): string {
	const items = sections.flatMap(({ heading }, index) =>
		heading === '' ? [] : [`<li><a href="#s${index + 1}">${text(heading)}</a></li>`],
	);
	return `<nav aria-label="Contents"><ol>${items.join('')}</ol></nav>`;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function dayOf(moment: Date): string {
	return day.format(moment);
}
