import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block, Document } from '#shared/document.ts';
import { toMarkdown } from './markdown.ts';

const withBlocks = (...blocks: Block[]): Document => ({ title: 'T', facts: [], sections: [{ heading: 'S', blocks }] });

/** The lines below the headings. */
const written = (...blocks: Block[]) =>
	toMarkdown(withBlocks(...blocks))
		.split('\n')
		.slice(4, -1);

describe('a document as Markdown', () => {
	it('writes every kind of block', () => {
		const document: Document = {
			title: 'Call with Acme',
			subtitle: 'Discovery Call',
			facts: [{ label: 'Score', value: '7.5 / 10' }],
			sections: [
				{
					heading: 'Budget',
					blocks: [
						{ kind: 'paragraph', text: 'First line\nsecond line' },
						{ kind: 'list', items: ['one', 'two'], ordered: true },
						{ kind: 'quote', text: 'We have $40k.', place: 'line 19' },
						{ kind: 'table', head: ['Who', 'Share'], rows: [['Ann', '60%'], ['Bob']] },
					],
					sections: [{ heading: 'Later', blocks: [{ kind: 'list', items: ['ask'] }] }],
				},
			],
		};
		expect(toMarkdown(document)).toBe(
			[
				'# Call with Acme',
				'Discovery Call',
				'- **Score:** 7.5 / 10',
				'## Budget',
				'First line  \nsecond line',
				'1. one\n2. two',
				'> We have $40k.\n>\n> (line 19)',
				'| Who | Share |\n| --- | --- |\n| Ann | 60% |\n| Bob |  |',
				'### Later',
				'- ask\n',
			].join('\n\n'),
		);
	});

	it.each([
		['<script>alert(1)</script>', '\\<script>alert(1)\\</script>'],
		['# not a heading', '\\# not a heading'],
		['- not a list', '\\- not a list'],
		['1. not a list', '1\\. not a list'],
		['---', '\\---'],
		['===', '\\==='],
		[':--:', '\\:--:'],
		['-:', '\\-:'],
		['> not a quote', '\\> not a quote'],
		['**loud** _soft_ `code` ~~gone~~', '\\*\\*loud\\*\\* \\_soft\\_ \\`code\\` \\~\\~gone\\~\\~'],
		['[a](javascript:x) ![b](c)', '[a\\](javascript:x) ![b\\](c)'],
		['[a][b] [c]: d', '[a\\][b] [c\\]: d'],
		['[ ] not a task', '\\[ ] not a task'],
		['[x] not a task', '\\[x] not a task'],
		['[add price] > [x]', '[add price] > [x]'],
		['R&D &lt; &#60;', 'R&D \\&lt; \\&#60;'],
		['a | b', 'a \\| b'],
		['C:\\new', 'C:\\\\new'],
	])('keeps %s as text', (text, expected) => {
		expect(written({ kind: 'paragraph', text })).toEqual([expected]);
	});

	it('keeps it as text wherever it stands', () => {
		const attack = '# <img src=x>\n[a](javascript:x)';
		const kept = /(?:\\# )?\\<img src=x>(?: | {2}\n {2})\[a\\]\(javascript:x\)/g;
		const file = toMarkdown({
			title: attack,
			subtitle: attack,
			facts: [{ label: attack, value: attack }],
			sections: [
				{
					heading: attack,
					blocks: [
						{ kind: 'facts', facts: [{ label: attack, value: attack }] },
						{ kind: 'list', items: [attack] },
						{ kind: 'quote', text: 'said', place: attack },
						{ kind: 'table', head: [attack], rows: [[attack]] },
					],
				},
			],
		});
		expect(file.match(kept)).toHaveLength(11);
		expect(file.replaceAll(kept, '')).not.toMatch(/img|javascript/);
	});

	it('keeps the lines and paragraphs of an entry below its first line', () => {
		const value = 'Bea: “One.”\nCal: “Two.”\n\nBea: “Three.”';
		const below = ['  Cal: “Two.”', '', '  Bea: “Three.”'];
		expect(written({ kind: 'facts', facts: [{ label: 'Said', value }] })).toEqual([
			'- **Said:** Bea: “One.”  ',
			...below,
		]);
		expect(written({ kind: 'list', items: [value, 'End'] })).toEqual(['- Bea: “One.”  ', ...below, '- End']);
	});

	it('never lets a text break out of its block', () => {
		const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\s#>|`*<\-=\d.[\]\\a]{0,20}$/));
		fc.assert(
			fc.property(fc.array(texts, { minLength: 1 }), (cells) => {
				const table = written({ kind: 'table', head: cells, rows: [cells, cells] });
				expect(table).toHaveLength(4);
				for (const row of table) expect(row.match(/(?<!\\)(?:\\\\)*\|/g)).toHaveLength(cells.length + 1);
				const items = written({ kind: 'list', items: cells });
				expect(items.filter((line) => line.startsWith('- '))).toHaveLength(cells.length);
				for (const line of items.filter((one) => !one.startsWith('- '))) expect(line).toMatch(/^(?: {2}\S|$)/);
				const below = items.filter((line) => line.startsWith('  ')).map((line) => line.slice(2));
				const said = toMarkdown(withBlocks(...cells.map((text): Block => ({ kind: 'paragraph', text }))));
				for (const line of [...said.split('\n').slice(3), ...below])
					expect(line).not.toMatch(/^(\s{4}|\s*(#{1,6}(\s|$)|>|[-+*](\s|$)|\d+[.)](\s|$)|[-=]+$|```|~~~|<|\|))/);
			}),
		);
	});
});
