import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { measure } from '#transcript/measure.ts';
import { countQuestions } from '#transcript/questions.ts';
import { readCall } from '#transcript/read.ts';
import { assignRoles } from '#transcript/roles.ts';
import { checkCalls } from './corpus/check-calls.ts';
import { callFiles } from './corpus/files.ts';
import { papersScore, papersText } from './corpus/papers.ts';

const corpus = process.env.CORPUS_DIR ?? join(import.meta.dirname, '../../shared/transcripts');
const NOBODY = { salesPerson: '', prospect: '', others: '', salesPersonName: '', speakerRoles: [] };

const truthSchema = z.object({
	speakers: z.record(
		z.string(),
		z.object({ words: z.number(), turns: z.number(), questions_by_form: z.number(), reqInfo_acts: z.number() }),
	),
});

/** Words by label, counted in the plainest way and, on purpose, without the reader. */
function plainCount(text: string): Map<string, number> {
	const labels = [...text.matchAll(/^(?:\[?[\d:]+\]?\s+)?(?:\*\*)?([A-Z][A-Za-z. ]{1,20}):(?:\*\*)?\s/gm)].map(
		(match) => match[1] ?? '',
	);
	const names = new Set(labels.filter((label) => labels.filter((other) => other === label).length > 2));
	const words = new Map<string, number>();
	let speaker = '';
	for (const line of text.split('\n')) {
		const label = /^(?:\[?[\d:]+\]?\s+)?(?:\*\*)?([A-Z][A-Za-z. ]{1,20}):(?:\*\*)?/.exec(line);
		if (label?.[1] !== undefined && names.has(label[1])) speaker = label[1];
		else if (/^(?:---|\[.*\]$)/.test(line)) speaker = /^---/.test(line) ? '' : speaker;
		if (speaker === '' || /^\[.*\]$/.test(line.trim())) continue;
		const said = names.has(label?.[1] ?? '') ? line.slice(label?.[0].length) : line;
		const count = said
			.replace(/\[[^\]]*\]|<[^>]*>|\*[^*]+\*|—/g, ' ')
			.split(/\s+/)
			.filter((word) => /\w/.test(word)).length;
		words.set(speaker, (words.get(speaker) ?? 0) + count);
	}
	return words;
}

describe.skipIf(!existsSync(corpus))('the calls of the corpus', () => {
	const calls = existsSync(corpus)
		? callFiles(corpus)
				.filter((file) => /\.(?:txt|md)$/.test(file))
				.map((file) => ({ file, text: readFileSync(join(corpus, file), 'utf8') }))
				.map((call) => ({ ...call, counted: plainCount(call.text) }))
				.filter(({ counted }) => counted.size === 2)
		: [];

	it('holds enough two-speaker calls to mean something', () => {
		expect(calls.length).toBeGreaterThanOrEqual(14);
	});

	it.each(calls)('CALL-28: measures the talk share of $file within a point of a plain count', ({ text, counted }) => {
		const call = readCall(text);
		const all = [...counted.values()].reduce((sum, words) => sum + words, 0);
		const { basis, sides } = measure(call, assignRoles(call, NOBODY));
		expect(basis).toBe('words');
		for (const [label, words] of counted) {
			const name = call.speakers.find((speaker) => speaker.label === label)?.name;
			const side = sides.find(({ names }) => name !== undefined && names.includes(name));
			expect(Math.abs((side?.share ?? Number.NaN) - (words / all) * 100)).toBeLessThanOrEqual(1);
		}
	});
});

describe.skipIf(!existsSync(corpus))('the hand-annotated calls', () => {
	const truths = existsSync(corpus)
		? readdirSync(join(corpus, 'annotated/oasis'))
				.filter((file) => file.endsWith('.truth.json'))
				.map((file) => {
					const path = join(corpus, 'annotated/oasis', file);
					const { speakers } = truthSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
					return { file, speakers, call: readCall(readFileSync(path.replace('.truth.json', '.txt'), 'utf8')) };
				})
		: [];

	it.each(truths)('counts the words and turns of $file exactly', ({ speakers, call }) => {
		for (const [label, { words, turns }] of Object.entries(speakers)) {
			expect(call.speakers.find((speaker) => speaker.label === label)).toMatchObject({ words, turns });
		}
	});

	it('CALL-28: finds as many questions as the annotators on at least 11 of the 14 sides', () => {
		const sides = truths.flatMap(({ speakers, call }) =>
			call.speakers.map(({ label }, index) => {
				const own = call.turns.filter((turn) => turn.speaker === index);
				const questions = own.reduce((sum, turn) => sum + countQuestions(turn), 0);
				const { questions_by_form: least = 0, reqInfo_acts: more = 0 } = speakers[label] ?? {};
				return questions >= least && questions <= least + more;
			}),
		);
		console.log(`questions: ${sides.filter(Boolean).length} of ${sides.length} sides within the annotators' bounds`);
		expect(sides).toHaveLength(14);
		expect(sides.filter(Boolean).length).toBeGreaterThanOrEqual(11);
	});

	it('reads the discovery call with a header and notes as its annotator counted it', () => {
		const call = readCall(readFileSync(join(corpus, 'synthetic_sales/tribe_discovery-call-01.md'), 'utf8'));
		const roles = assignRoles(call, {
			...NOBODY,
			salesPerson: 'Marcus',
			prospect: 'Jennifer Wu',
			others: 'David Park',
		});
		const { sides, speakerSwitches, turns } = measure(call, roles);
		expect(call.speakers.map(({ words }) => words)).toEqual([579, 191, 146]);
		expect([turns, speakerSwitches.value]).toEqual([46, 45]);
		expect(sides).toMatchObject([
			{ role: 'salesperson', share: 63.2, questions: 9, longestMonologue: { words: 60, line: 59 } },
			{ role: 'prospect', share: 36.8, questions: 10 },
		]);
	});
});

if (!existsSync(corpus)) console.log(`corpus skipped: ${corpus} is absent`);

describe('npm run corpus', () => {
	let folder: string;
	beforeEach(() => {
		folder = mkdtempSync(join(tmpdir(), 'corpus-'));
		writeFileSync(
			join(folder, 'call.txt'),
			'Agent: Hello, how can I help?\nCaller: What does it cost?\nAgent: It is $40 a month.\nCaller: Fine.\n',
		);
		writeFileSync(join(folder, 'SOURCES.md'), '# Where these come from\n');
	});
	afterEach(() => rmSync(folder, { recursive: true, force: true }));

	const gold = (name: string) => readFileSync(join(import.meta.dirname, '../test/calls/gold/given', name), 'utf8');
	const run = () => {
		const rows: ReturnType<typeof JSON.parse>[] = [];
		const said: string[] = [];
		const status = checkCalls(
			folder,
			(line) => rows.push(JSON.parse(line)),
			(line) => said.push(line),
		);
		return { status, rows, stderr: said.join('\n') };
	};

	it('prints one object a call and passes where the truth agrees', () => {
		writeFileSync(join(folder, 'call.truth.json'), JSON.stringify({ words: { Agent: 10, Caller: 5 }, turns: 4 }));
		writeFileSync(join(folder, 'sale.txt'), gold('23-architects-proposals.txt'));
		const { status, rows, stderr } = run();
		expect(rows).toHaveLength(2);
		expect(rows[0]).toMatchObject({ file: 'call.txt', format: 'labelled', turns: 4, duration: null, truth: 'agrees' });
		expect(rows[1].quotes.found).toBeGreaterThan(0);
		expect(rows[1].quotes.verified).toBe(rows[1].quotes.found);
		expect(rows[0].plan).toMatchObject({ missing: [], strangers: [] });
		expect(stderr).toContain('4 plans and proposals with');
		expect(stderr).toContain('2 read');
		expect(status).toBe(0);
	});

	it('says how much of what was found in gold calls stands in proposal or analysis', () => {
		for (const end of ['txt', 'gold.json']) {
			writeFileSync(join(folder, `sale.${end}`), gold(`23-architects-proposals.${end}`));
		}
		const score = papersScore(folder);
		for (const { found } of Object.values(score)) expect(found).toBeGreaterThan(1);
		expect(score.prices.shown).toBe(score.prices.found);
		expect(papersText(score)).toMatch(/^In proposal or analysis, of what the ledger found: \d of \d sums, /);
		const wrong = JSON.parse(gold('23-architects-proposals.gold.json'));
		// What the ledger stepped into is counted elsewhere.
		wrong.traps = [{ key: 'next', lines: [51] }];
		writeFileSync(join(folder, 'sale.gold.json'), JSON.stringify({ ...wrong, next: [] }));
		expect(papersScore(folder).traps).toMatchObject({ found: 0 });
	});

	it('fails, and says why, where a truth disagrees', () => {
		writeFileSync(join(folder, 'call.truth.json'), JSON.stringify({ words: { Agent: 31, Caller: 5 } }));
		const { status, rows } = run();
		expect(rows[0].truth).toContain('Agent: 10 words instead of 31');
		expect(status).toBe(1);
	});

	it('says why a file is not one call, and does not fail', () => {
		writeFileSync(join(folder, 'chat.txt'), '00:03:48\tAnn Gray:\tHello\n00:03:58\tBob:\tHi\n');
		const { status, rows, stderr } = run();
		const chat = rows.find((row) => row.file === 'chat.txt');
		expect(chat).toMatchObject({ format: 'chat-log', turns: 0, refused: expect.stringContaining('saved chat') });
		expect(stderr).toContain('1 named as not one call');
		expect(status).toBe(0);
	});

	it('reads captions, and looks every quote up in the source', () => {
		const cue = (start: number, text: string) => `00:0${start}.000 --> 00:0${start + 1}.000\n${text}\n`;
		const cues = [
			'Agent: Hello, how can',
			'Agent: I help?',
			'Caller: What does it <i>cost</i>?',
			'Agent: It is $40 a month.',
		];
		writeFileSync(join(folder, 'call.txt'), `WEBVTT\n\n${cues.map((text, index) => cue(index * 2, text)).join('\n')}`);
		writeFileSync(join(folder, 'press.vtt'), gold('17-press-maintenance.vtt'));
		const { rows } = run();
		expect(rows[0]).toMatchObject({ format: 'webvtt', turns: 3, words: 14, duration: 7 });
		expect(rows[1].quotes.found).toBeGreaterThan(0);
		expect(rows[1].quotes.verified).toBe(rows[1].quotes.found);
	});

	it('fails where a known file is read otherwise than it was', () => {
		mkdirSync(join(folder, 'teams'));
		writeFileSync(
			join(folder, 'teams/graph_doc_sample.vtt'),
			'WEBVTT\n\n0:0:0.0 --> 0:0:9.320\n<v Somebody>This is.</v>\n',
		);
		const { status, rows } = run();
		expect(rows.find((row) => row.file.startsWith('teams')).truth).toEqual([
			'User Name was not found',
			'Somebody is no speaker',
			'2 words instead of 5',
			'a length of 9.32 s instead of 5.32',
		]);
		expect(status).toBe(1);
	});

	it('says what to pass where the argument is not a folder', () => {
		const { status, stderr } = spawnSync(
			process.execPath,
			[join(import.meta.dirname, 'corpus.ts'), join(folder, 'nowhere')],
			{ encoding: 'utf8' },
		);
		expect(status).toBe(2);
		expect(stderr).toContain('npm run corpus -- DIR');
	});
});
