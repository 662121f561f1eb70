import { amountsIn } from '#language/amounts/amounts.ts';
import { overlap, stems } from '#language/stems.ts';
import type { AdInput } from '../contract.ts';
import { POINTS } from '../own-lines.ts';
import { lengthOf, MOST, PLACEMENT_FACTS } from '../placements.ts';
import { namesOf } from './names.ts';
import { isList, isWhole, linesOf, type OwnText, shortLine, wordsBeside, written } from './own-texts.ts';
import { Pool } from './pool.ts';
import { NOTES } from './sentences/notes.ts';

/** What carries an ad: one fact of the member, in the member's words. */
export interface Angle {
	name: string;
	/** On the picture; empty for the name of the product. */
	hook: string;
	text: string;
	/** Empty for the name of the product. */
	headline: string;
	/** The labels of the fields that it is taken from. */
	basis: string;
}

export type Material = ReturnType<typeof materialOf>;

/** Reads the form: each text is used once, those written for an ad first, then trouble before offer. */
export function materialOf(input: AdInput) {
	const pool = new Pool();
	const read = (field: string, label: string) => pool.fitting(linesOf(field, label));
	const promise = read(input.valueProposition, 'Value proposition');
	const contents = read(input.productService.description, 'What it consists of');
	const found = read(input.benefits, 'Benefits');
	const about = read(input.businessInfo.description, 'What the business is and does');
	const records = about.filter(({ text }) => /\d/.test(text) || amountsIn(text).length > 0);
	const below = contents.filter(isText);
	const [said, gained, told] = [promise.filter(isWhole), found.filter(isWhole), about.filter(isWhole)];
	/** Those for whose picture a line was written, or which have a field as an ad. */
	const angles = [
		...ownLines(input, pool),
		...problem(input, read(input.painPoints, 'Pain points'), [...said, ...gained, ...contents.filter(isWhole)], pool),
		...read(input.promotions, 'Promotions').map((one) => above('Offer', one, [...below, ...said], pool)),
		...objection(input, pool),
		...proofs(records, [...said, ...gained], pool),
		...alone('Promise', said.slice(0, 1), pool),
		...price(input, below, pool),
		...alone('Introduction', records.filter(isText), pool),
		...benefits(input, found, [...said, ...below], pool),
	];
	const plain = [
		...alone('Promise', said, pool),
		...alone('Benefit', gained, pool),
		...together(found, pool),
		...alone('Introduction', told, pool),
		...alone('Contents', below, pool),
	];
	/** What all ads say, as typed; empty if nothing fits. */
	const message = [...promise, ...found][0]?.raw ?? '';
	return { angles, plain, leftOut: [...pool.leftOut.values()], message };
}

const LONGEST_BELOW = PLACEMENT_FACTS['Facebook Feed'].limits.description.limit;

function isText(one: OwnText): boolean {
	return isWhole(one) || isList(one);
}

/** An ad of texts that no other may say then. */
function adOf(name: string, texts: readonly OwnText[], pool: Pool, lines: Partial<Angle> = {}): Angle {
	pool.use(...texts);
	const basis = [...new Set(texts.map(({ field }) => field))].join('; ');
	return { name, hook: '', text: joined(texts), headline: '', basis, ...lines };
}

function joined(texts: readonly OwnText[]): string {
	return texts.map(({ text }) => text).join(' ');
}

function ownLines(input: AdInput, pool: Pool): Angle[] {
	return POINTS.flatMap(({ name, label, slot }): Angle[] => {
		const { text, picture, headline } = input[name];
		const [one] = pool.fitting(written(text, label, slot));
		if (one === undefined) return [];
		if (!pool.isFree(one)) {
			pool.fitting([{ ...one, problem: NOTES.said }]);
			return [];
		}
		const kind = /\d/.test(one.text) ? 'Proof' : 'Benefit';
		const lines = { hook: shortLine(picture, 'picture'), headline: shortLine(headline, 'headline') };
		return [adOf(slot === 'step' ? 'First step' : kind, [one], pool, lines)];
	});
}

/** The question first, in one text; on the picture where both are too long for that. */
function objection({ objection: { question, answer, headline } }: AdInput, pool: Pool): Angle[] {
	const asked = pool.fitting(written(question, 'The question you hear most', 'objection')).find(pool.isFree);
	const said = pool.fitting(written(answer, 'Your answer to it', 'answer')).find(pool.isFree);
	if (asked === undefined || said === undefined) return [];
	const both = joined([asked, said]);
	const isOneText = lengthOf(both) <= MOST.primaryText;
	if (!isOneText && lengthOf(asked.text) > MOST.hook) return [];
	const parts = isOneText ? { text: both } : { hook: asked.text };
	const lines = { ...parts, headline: shortLine(headline, 'headline'), basis: `${asked.field}; ${said.field}` };
	return [adOf('Objection', [said], pool, lines)];
}

/** The first trouble that fits and that a text answers, which speaks of the same besides the subject of all the ads. */
function problem(input: AdInput, pains: readonly OwnText[], answers: readonly OwnText[], pool: Pool): Angle[] {
	for (const pain of pains) {
		const hook = shortLine(pain.line, 'picture');
		const answer = hook === '' && !isWhole(pain) ? undefined : aboutSame(input, pain, answers, pool);
		if (answer === undefined) continue;
		const text = hook === '' ? joined([pain, answer]) : answer.text;
		if (lengthOf(text) <= MOST.primaryText) return [adOf('Problem', [pain, answer], pool, { hook, text })];
	}
	return [];
}

/** A short record on the picture, and what it is kept with beside it. */
function proofs(records: readonly OwnText[], beside: readonly OwnText[], pool: Pool): Angle[] {
	return records
		.filter((one) => !isWhole(one) && lengthOf(one.line) > LONGEST_BELOW && pictureLine(one) !== '')
		.flatMap((one) => (pool.isFree(one) ? [above('Proof', one, beside, pool)] : []));
}

function pictureLine({ line }: OwnText): string {
	return shortLine(line.replace(/\.$/, ''), 'picture');
}

/** A text on the picture, and another beside it; one that is too long for that stands alone. */
function above(name: string, one: OwnText, beside: readonly OwnText[], pool: Pool): Angle {
	const hook = pictureLine(one);
	pool.use(one);
	const subject = hook === '' ? undefined : beside.find(pool.isFree);
	if (subject === undefined) return adOf(name, [one], pool);
	return adOf(name, [one, subject], pool, { hook, text: subject.text });
}

/** A short benefit on the picture, if a free text speaks of the same. */
function benefits(input: AdInput, found: readonly OwnText[], beside: readonly OwnText[], pool: Pool): Angle[] {
	return found.flatMap((one): Angle[] => {
		const hook = pictureLine(one);
		const more = hook === '' ? undefined : aboutSame(input, one, beside, pool);
		if (more === undefined || !pool.isFree(one)) return [];
		return [adOf('Benefit', [one, more], pool, { hook, text: more.text })];
	});
}

/** A free text that speaks of what a line speaks of, not only of what is advertised and to whom, and does not repeat it. */
function aboutSame(input: AdInput, line: OwnText, texts: readonly OwnText[], pool: Pool): OwnText | undefined {
	const own = stems(line.text);
	const telling = wordsBeside(input, line.text);
	return texts.find((one) => {
		const words = stems(one.text);
		return overlap(words, own) <= own.size / 2 && overlap(words, telling) > 0 && pool.isFree(one);
	});
}

function price(input: AdInput, below: readonly OwnText[], pool: Pool): Angle[] {
	const { priced, product } = namesOf(input);
	const hook = [...priced.slice(0, 1), product].find((line) => lengthOf(line) <= MOST.hook);
	const text = below.find(pool.isFree);
	if (priced.length === 0 || hook === undefined || text === undefined) return [];
	return [adOf('Price', [text], pool, { hook, basis: `Price; ${text.field}` })];
}

/** An ad for each text that is still free and too long to stand below a headline. */
function alone(name: string, texts: readonly OwnText[], pool: Pool): Angle[] {
	return texts.flatMap((one, index): Angle[] => {
		if (lengthOf(one.line) <= LONGEST_BELOW || !pool.isFree(one)) return [];
		return [adOf(name, withMore(one, texts.slice(index + 1), pool), pool)];
	});
}

/** A text and those after it, as long as all fit into one ad. */
function withMore(one: OwnText, after: readonly OwnText[], pool: Pool): OwnText[] {
	const texts = [one];
	pool.use(one);
	for (const next of after) {
		if (lengthOf(joined([...texts, next])) > MOST.primaryText || !pool.isFree(next)) break;
		pool.use(next);
		texts.push(next);
	}
	return texts;
}

/** Benefits that are no sentences: two or more of them are an ad, as a list is. */
function together(found: readonly OwnText[], pool: Pool): Angle[] {
	const [first, ...others] = found.filter(pool.isFree);
	const texts = first === undefined ? [] : withMore(first, others, pool);
	return texts.length < 2 ? [] : [adOf('Benefit', texts, pool), ...together(others, pool)];
}
