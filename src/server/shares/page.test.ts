import { expect, it } from 'vitest';
import type { PrintedBlock } from '#shared/document.ts';
import { documentPage, notePage, passwordPage } from './page.ts';

const attack = '"></title></style><x-attack onfocus="x">&amp;\'';
const kept = '&quot;&gt;&lt;/title&gt;&lt;/style&gt;&lt;x-attack onfocus=&quot;x&quot;&gt;&amp;amp;&#39;';

it('a client’s page shows hostile text as text, wherever it stands', () => {
	const facts = [{ label: attack, value: attack }];
	const blocks: PrintedBlock[] = [
		{ kind: 'paragraph', text: attack },
		{ kind: 'list', items: [attack] },
		{ kind: 'quote', text: attack, place: attack },
		{ kind: 'table', head: [attack], rows: [[attack]] },
		{ kind: 'facts', facts },
	];
	const sections = Array.from({ length: 3 }, () => ({ heading: attack, blocks }));
	const document = { title: attack, subtitle: attack, author: { name: attack, company: attack }, facts, sections };
	const moment = new Date('2026-03-04T12:00:00Z');
	const page = documentPage({ document, version: 1, createdAt: moment, expiresAt: moment });
	expect(page).not.toContain('<x-attack');
	expect(page.match(/<\/title>/g)).toHaveLength(1);
	// The title twice, subtitle, author and company, facts and contents; in each section two of them name the table.
	expect(page.split(kept)).toHaveLength(1 + 2 + 1 + 2 + 2 + 3 + 3 * 10);
});

it('so do the pages of a few words', () => {
	for (const page of [notePage(attack, attack), passwordPage(attack)]) {
		expect(page).toContain(kept);
		expect(page).not.toContain('<x-attack');
	}
});
