import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import * as direct from './draft/sentences/direct.ts';
import * as interview from './draft/sentences/interview.ts';
import * as masterclass from './draft/sentences/masterclass.ts';
import * as podcast from './draft/sentences/podcast.ts';
import { KNOWN_FROM, LEADS } from './draft/sentences/shared.ts';
import { VARIANTS } from './draft/sentences/variants.ts';
import { draft } from './draft.ts';

const POINTS = /(?<!\p{L})(?:it|that|this|there)(?!\p{L})/iu;

type Input = ReturnType<typeof contract.input.parse>;
type Field = keyof Input;

/** What each sentence that points at something stands directly after, in the same paragraph. */
const AFTER: Readonly<Record<string, readonly Field[]>> = {
	[direct.STEP.ask]: ['firstStep'],
	[direct.STEP.askBefore]: ['firstStep'],
	[direct.WORK.askResult]: ['result1', 'result2', 'result3'],
	[direct.WORK.askHowCompany]: ['howItWorks'],
	[direct.WORK.askHow]: ['howItWorks'],
	[interview.REASON.reason]: ['recentNews', 'prospectBackground', 'specificChallenge'],
	[podcast.OPENING.begin]: ['recentNews', 'prospectBackground', 'specificChallenge'],
	[masterclass.EXERCISE.ask]: ['howItWorks', 'result1', 'result2', 'result3', 'objectionAnswer'],
	[KNOWN_FROM]: ['specificChallenge'],
};

/** What each sentence that points forward stands directly before, in the same paragraph. */
const BEFORE: Readonly<Record<string, readonly Field[]>> = {
	[interview.WRITTEN.work]: ['valueProposition', 'howItWorks', 'result1', 'result2', 'result3'],
	[podcast.QUESTION.work]: ['valueProposition', 'howItWorks', 'result1', 'result2', 'result3'],
	[masterclass.LAST.other]: ['firstStep'],
};

/** What names what it points at. */
const NAMED: readonly string[] = [
	direct.LAST.other,
	direct.LAST.check,
	direct.WORK.doubtEnd,
	interview.REASON.length,
	interview.REASON.ask,
	interview.LAST.last,
	podcast.LAST.last,
	masterclass.LAST.last,
	interview.FIRST.approval,
	podcast.FIRST.approval,
	// A question follows each of these, on a line of its own.
	LEADS.doubt,
	interview.WRITTEN.question,
	podcast.QUESTION.question,
];

const texts = (value: unknown): string[] =>
	typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);

const folder = new URL('fixtures/', import.meta.url);
const inputs = readdirSync(folder)
	.filter((name) => name.endsWith('.json'))
	.map((name) => contract.input.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));

/** The paragraphs of every email, with the input that they were written from. */
const written = inputs.flatMap((input) => {
	const { emailSequence, emailVariants } = draft(input);
	const emails = [...Object.values(emailSequence), ...emailVariants];
	return emails.flatMap(({ body }) => body.split('\n\n').map((paragraph) => ({ input, paragraph })));
});

/** Where a fixed sentence stands, whatever its slots hold: what is before it in its paragraph, and what after. */
function placesOf(sentence: string) {
	const parts = sentence.split(/\{\w+\}/).map((part) => RegExp.escape(part));
	const expression = new RegExp(`^([\\s\\S]*?)${parts.join('[^\\n]+?')}([\\s\\S]*)$`);
	return written.flatMap(({ input, paragraph }) => {
		const [found, before = '', after = ''] = expression.exec(paragraph) ?? [];
		return found === undefined ? [] : [{ input, before: before.trim(), after: after.trim() }];
	});
}

const isGap = (text: string) => /^\[add [^\]]*\]$/.test(text);
/** As entered, or with the mark or capital that was left out. */
const core = (text: string) => text.slice(1).replace(/[.?]$/, '');

describe('a fixed sentence with it, that, this or there', () => {
	const fixed = [direct, interview, podcast, masterclass].flatMap((module) => texts({ ...module }));
	const all = [...fixed, ...texts(KNOWN_FROM), ...texts(LEADS), VARIANTS.question.call];
	const pointing = all.filter(
		(sentence) => /^[A-Z]/.test(sentence) && /[.?:]$/.test(sentence) && POINTS.test(sentence),
	);

	it('is known here with what it points at', () => {
		expect([...new Set(pointing)].sort()).toEqual([...Object.keys(AFTER), ...Object.keys(BEFORE), ...NAMED].sort());
	});

	it.each(Object.entries(AFTER))('stands directly after what it names: %s', (sentence, fields) => {
		const places = placesOf(sentence);
		expect(places.length).toBeGreaterThan(0);
		for (const { input, before } of places) {
			const last = /\[add [^\]]*\]$/.exec(before)?.[0] ?? '';
			const isTold = fields.some((field) => input[field] !== '' && before.endsWith(`${core(input[field])}.`));
			expect([before, isTold || isGap(last)]).toEqual([before, true]);
		}
	});

	it.each(Object.entries(BEFORE))('stands directly before what it names: %s', (sentence, fields) => {
		const places = placesOf(sentence);
		expect(places.length).toBeGreaterThan(0);
		for (const { input, after } of places) {
			const isTold = fields.some((field) => input[field] !== '' && after.slice(1).startsWith(core(input[field])));
			expect([after, isTold || after.startsWith('[add ')]).toEqual([after, true]);
		}
	});
});
